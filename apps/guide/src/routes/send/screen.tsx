import { type Address, formatAddress, makerInAddress } from '@sideguide/guide-core/flow';
import type { ListedApp } from '@sideguide/guide-core/model';
import { useLocation } from 'wouter';
import { skins } from '../../../.generated/cards.ts';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { QuestionField } from '../../features/search/question-field.tsx';
import { SendLink } from '../../features/share/send-link.tsx';
import { Url } from '../../features/share/url.tsx';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { brand } from '../../platform/brand.ts';
import { listedName, locales } from '../../platform/locales.ts';
import { ItemLink, TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import select from '../../ui/select.module.css';
import { linkTo } from './link-to.ts';
import css from './screen.module.css';

interface Props {
  /** The catalogue; empty if the address names an app. */
  readonly apps: readonly ListedApp[];
}

/**
 * Makes a link for a phone that somebody else holds, or that lies next to this screen. The choices are stored in the
 * address of this screen, as everywhere: the app, the other reader's language as `helper`, the name on the phone, and its skin in the hash.
 */
export default function SendScreen({ apps }: Props) {
  const { address, app, href } = usePlace();
  const { t } = useLanguage();
  const [, go] = useLocation();
  const choose = (change: Partial<Address>) => go(href({ step: address.step, ...change }), { replace: true });
  const phones = skins.filter(({ status }) => status === 'published');
  const skin = phones.find(({ id }) => id === address.step);
  const url = location.origin + linkTo(address, phones);
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <PageTitle>{t('make-title')}</PageTitle>
          <p>{t('make-lead')}</p>
        </div>
        <div className={panel.body}>
          <div className={app && css.about}>
            <WhichApp apps={apps} choose={(id) => choose({ app: id })} />
            <label className={css.pick}>
              <span className={panel.note}>{t('make-phone')}</span>
              <select
                className={select.select}
                value={skin?.makers.find((name) => name === address.maker) ?? skin?.makers[0] ?? ''}
                onChange={({ target }) => {
                  const named = phones.find(({ makers }) => makers.includes(target.value));
                  choose({ step: named?.id, maker: named && makerInAddress(named, target.value) });
                }}
              >
                <option value="">{t('dont-know')}</option>
                {phones.flatMap(({ makers, isGeneral }) =>
                  makers.map((name) => (
                    <option key={name} value={name}>
                      {isGeneral ? t('another-phone') : name}
                    </option>
                  )),
                )}
              </select>
            </label>
          </div>
          <section className={css.link} aria-label={t('make-send')}>
            <Url url={url} />
            <SendLink key={url} t={t} url={url} title={t('home-title')} />
          </section>
          <label className={css.pick}>
            <span className={panel.note}>{t('make-language')}</span>
            <select
              className={select.select}
              value={address.helper ?? ''}
              onChange={({ target }) => choose({ helper: target.value || undefined })}
            >
              <option value="">{t('make-browser')}</option>
              {locales.map(({ tag, ...card }) => (
                <option key={tag} value={tag} lang={tag}>
                  {listedName(card)}
                </option>
              ))}
            </select>
          </label>
          {skin && address.helper && (
            <ItemLink href={formatAddress({ ...address, path: `/${skin.id}/downloadapps`, step: undefined })}>
              <span>
                {t('make-along')}
                <small>{t('make-along-text')}</small>
              </span>
            </ItemLink>
          )}
          <QuestionField suggested={skin?.id} />
        </div>
      </main>
    </>
  );
}

/** The app that the address names, or else the catalogue to choose from. */
function WhichApp({ apps, choose }: Props & { readonly choose: (app: string | undefined) => void }) {
  const { app } = usePlace();
  const { t } = useLanguage();
  if (app)
    return (
      <div className={css.pick}>
        <span className={panel.note}>{t('make-app')}</span>
        <p className={css.chosen}>
          <bdi>{app.name}</bdi>
          {!brand.app && <TextLink onClick={() => choose(undefined)}>{t('change')}</TextLink>}
        </p>
      </div>
    );
  return (
    <label className={css.pick}>
      <span className={panel.note}>{t('make-app')}</span>
      <select className={select.select} value="" onChange={({ target }) => choose(target.value || undefined)}>
        <option value="">{t('make-app-open')}</option>
        {apps.map(({ name, package: id }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
