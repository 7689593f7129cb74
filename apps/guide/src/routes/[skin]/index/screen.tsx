import { countSettings, minutesOf } from '@sideguide/guide-core/flow';
import type { VersionTables } from '@sideguide/guide-core/model';
import { useGuide, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { messagesHash } from '../../../context/special-hashes.ts';
import { ScreenTools } from '../../../features/share/screen-tools.tsx';
import { OfflineNote } from '../../../flow/offline-note.tsx';
import { PrerenderNext } from '../../../flow/prerender-next.tsx';
import { useAfterText } from '../../../layout/after-text.ts';
import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import { usePagesAhead } from '../../../layout/pages-ahead.ts';
import { wholePlan } from '../../../parts/plan-of.ts';
import { useWayBack } from '../../../parts/way-back.ts';
import { unbroken } from '../../../phone/unbroken.tsx';
import { flowOf, forgetFlow } from '../../../platform/storage/notes.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import { Questions } from './questions.tsx';
import css from './screen.module.css';

interface Props {
  readonly versions: VersionTables;
  /** True for the copy in the document, which leaves out the drawing and everything below it. */
  readonly isCopy?: boolean;
}

/** Landing of a skin: what will happen, how long it takes, and the two questions whose answers change the steps. */
export default function LandingScreen({ versions, isCopy = false }: Props) {
  const { address, app, href, maker } = usePlace();
  const { answers, guide, skin } = useGuide();
  const { t } = useLanguage();
  const isWhole = useAfterText(isCopy);
  const { download, service, offered, tidy } = wholePlan(guide, answers);
  const all = [...download, ...service];
  const resume = useWayBack();
  const start = href({ path: `/${skin.id}/downloadapps` });
  usePagesAhead([resume ?? start]);
  const parts = [
    { name: 'part-download', steps: download },
    { name: 'part-service', steps: service },
    { name: 'part-tidy', steps: tidy },
  ].filter(({ steps }) => steps.length > 0);
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.column}>
        <div className={panel.head}>
          <h1>{app ? unbroken(t('landing-title', { maker })) : t('landing-title-plain', { maker })}</h1>
          <p className={css.facts}>
            {t('steps', { n: all.length })} · {t('minutes', { n: minutesOf([...all, ...tidy]) })}
          </p>
          <p>{t('landing-lead')}</p>
        </div>
        {isWhole && !isCopy && (
          <>
            <Questions versions={versions} />
            <ol className={css.parts} aria-label={t('what-happens')}>
              {parts.map(({ name, steps }) => (
                <li key={name}>
                  <span>{t(name)}</span>
                  <small>{t('minutes', { n: minutesOf(steps) })}</small>
                </li>
              ))}
            </ol>
            <div className={panel.body}>
              {offered.length > 0 && <p>{t('settings-apart', { n: countSettings(offered) })}</p>}
              <p>
                <TextLink href={href({ path: `/${skin.id}/downloadapps`, step: messagesHash })}>
                  {t('look-up-message')}
                </TextLink>
              </p>
              <p className={panel.note}>{t('what-you-need')}</p>
              <p className={panel.note}>{t('what-changes')}</p>
              <OfflineNote />
              <ScreenTools
                place={{ ...address, step: undefined }}
                printHref={href({ path: address.path, step: 'print' })}
              />
            </div>
          </>
        )}
      </main>
      {isWhole && !isCopy && <PrerenderNext step={download[0]} href={start} />}
      <Bar
        back={{ href: href({ path: '/' }), label: t('back') }}
        below={
          resume && (
            <TextLink href={start} onClick={() => forgetFlow(flowOf(resume))}>
              {t('start-over')}
            </TextLink>
          )
        }
      >
        <Button href={resume ?? start}>{resume ? t('resume') : t('start')}</Button>
      </Bar>
    </>
  );
}
