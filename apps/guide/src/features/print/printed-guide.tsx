import { formatAddress, namesOfVersion, screensAt } from '@sideguide/guide-core/flow';
import { dateIn } from '@sideguide/guide-core/locale';
import type { UiWords } from '@sideguide/guide-core/model';
import { LanguageContext, useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { useWords } from '../../context/use-words.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { choicesOf, wholePlan } from '../../parts/plan-of.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { Qr } from '../share/qr.tsx';
import css from './printed-guide.module.css';
import { PrintedStep } from './printed-step.tsx';

/** All steps of the chosen flow on A4: for readers who put the phone down, or help without one. */
export const PrintedGuide = ({ more }: { more: UiWords }) => (
  <LanguageContext.Provider value={useWords(more)}>
    <Sheets />
  </LanguageContext.Provider>
);

function Sheets() {
  const { address, app, href } = usePlace();
  const { answers, guide, skin } = useGuide();
  const { locale, t } = useLanguage();
  const plan = wholePlan(guide, answers);
  // In print, the answers to “What do you see now?” follow the question.
  const download = plan.download.flatMap((step) => [
    step,
    ...choicesOf(plan, step, screensAt(guide, step.id, answers)),
  ]);
  // Without a chosen app its needs are unknown, so print the usual settings.
  const service = app ? plan.service : plan.offered.filter(({ offered }) => !offered);
  const { tidy } = plan;
  const url =
    location.origin +
    formatAddress({
      ...address,
      step: undefined,
      helper: undefined,
      say: undefined,
      lang: locale.tag,
    });
  const parts = [
    { name: 'part-download', steps: download },
    { name: 'part-tidy', steps: tidy },
    { name: 'part-service', steps: service },
  ].filter(({ steps }) => steps.length > 0);
  const numbers = new Map([...download, ...tidy, ...service].map((step, n) => [step, n + 1]));
  return (
    <>
      <div className={css.screen}>
        <Header />
        <Notices />
      </div>
      <main className={css.print}>
        <div className={`${css.screen} ${css.lead}`}>
          <p className={panel.note}>{t('paper-lead')}</p>
        </div>
        <Head url={url} />
        <p className={css.url} dir="ltr">
          {url}
        </p>
        {parts.map(({ name, steps }) => (
          <section key={name} className={css.part}>
            <h2>{t(name)}</h2>
            {steps.map((step) => (
              <PrintedStep key={step.id} step={step} n={numbers.get(step) ?? 0} />
            ))}
          </section>
        ))}
      </main>
      <Bar back={{ href: href({ path: `/${skin.id}` }), label: t('back') }}>
        <Button onClick={() => print()}>{t('paper-print')}</Button>
      </Bar>
    </>
  );
}

/** Shows the phone, the app, the date, and the guide's address as a QR code. */
function Head({ url }: { url: string }) {
  const { address, app, maker } = usePlace();
  const { guide, version } = useGuide();
  const { locale, t } = useLanguage();
  const rom = guide.roms.find(({ id }) => id === address.rom)?.id;
  return (
    <header className={css.head}>
      <div className={css.about}>
        <PageTitle>{app ? t('landing-title', { maker }) : t('landing-title-plain', { maker })}</PageTitle>
        <p>
          <bdi>{maker}</bdi>
          {version && (
            <>
              {' – '}
              <bdi>{namesOfVersion(version, maker)[0]}</bdi>
            </>
          )}
          {rom && ` – ${t(`rom-${rom}`)}`}
        </p>
        {app && (
          <p>
            <bdi>{app.name}</bdi> · {t('by-publisher', { publisher: app.publisher })}
          </p>
        )}
        <p className={css.made}>{t('paper-made', { date: dateIn(locale.tag, Date.now()) })}</p>
      </div>
      <div className={css.code}>
        <Qr text={url} name={t('paper-scan')} />
        <p>{t('paper-scan')}</p>
      </div>
    </header>
  );
}
