import { minutesOf } from '@sideguide/guide-core/flow';
import { inBrackets, spaceAfter } from '@sideguide/guide-core/words';
import { useState } from 'react';
import { useGuide, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { messagesHash } from '../../../context/special-hashes.ts';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { ScreenTools } from '../../../features/share/screen-tools.tsx';
import { OfflineNote } from '../../../flow/offline-note.tsx';
import { PrerenderNext } from '../../../flow/prerender-next.tsx';
import { useAfterText } from '../../../layout/after-text.ts';
import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import { PageTitle } from '../../../layout/page-title.tsx';
import { usePagesAhead } from '../../../layout/pages-ahead.ts';
import { wholePlan } from '../../../parts/plan-of.ts';
import { useWayBack } from '../../../parts/way-back.ts';
import { unbroken } from '../../../phone/unbroken.tsx';
import { flowOf, forgetFlow } from '../../../platform/storage/notes.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import type { LandingProps } from './load.ts';
import { Questions } from './questions.tsx';
import css from './screen.module.css';

interface Props extends LandingProps {
  /** True for the copy in the document, which leaves out everything below the first words. */
  readonly isCopy?: boolean;
}

/** Landing of a skin: what will happen, how long it takes, and for which version the steps are. */
export default function LandingScreen({ versions, likely, isCopy = false }: Props) {
  const { address, app, href, maker } = usePlace();
  const { answers: given, guide, skin } = useGuide();
  const { t } = useLanguage();
  const isWhole = useAfterText(isCopy);
  const [isGuessing, setGuessing] = useState(true);
  // The only version that comes with this Android, until the reader says something else.
  const guessed = isGuessing && !address.os && likely.length === 1 ? likely[0] : undefined;
  const os = address.os ?? guessed;
  const answers = os ? { ...given, os } : given;
  // A maker's own version has steps of its own.
  const isGeneral = skin.isGeneral && !guide.versions.some(({ id, maker: own }) => id === os && own);
  const { download, service, tidy } = wholePlan(guide, answers);
  const resume = useWayBack();
  const start = href({ path: `/${skin.id}/downloadapps`, os });
  usePagesAhead([resume ?? start]);
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.column}>
        <div className={panel.head}>
          <PageTitle>{app ? unbroken(t('landing-title', { maker })) : t('landing-title-plain', { maker })}</PageTitle>
          <p className={css.facts}>
            {t('steps', { n: download.length })} · {t('minutes', { n: minutesOf([...download, ...tidy]) })}
          </p>
          <p>{t('landing-lead')}</p>
        </div>
        {isWhole && !isCopy && (
          <>
            {isGeneral && <p className={css.later}>{t('general-text')}</p>}
            {service.length > 0 && (
              <p className={css.later}>
                {t('second-later')}
                {spaceAfter(t('second-later'))}
                {t(app?.kind === 'messenger' ? 'second-calls' : 'part-service')}
                {inBrackets(
                  `${t('settings', { n: service.length })}\u00a0· ${t('minutes', { n: minutesOf(service) })}`,
                )}
              </p>
            )}
            <Questions
              versions={versions}
              likely={likely}
              os={os}
              answers={answers}
              forgetGuess={() => setGuessing(false)}
            />
            <div className={panel.body}>
              <p className={panel.note}>{t('what-you-need')}</p>
              <QuestionField>
                <TextLink href={href({ path: `/${skin.id}/downloadapps`, step: messagesHash })}>
                  {t('look-up-message')}
                </TextLink>
              </QuestionField>
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
