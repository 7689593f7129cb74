import { useState } from 'react';
import { skins } from '../../../.generated/cards.ts';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { useAfterText } from '../../layout/after-text.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { usePagesAhead } from '../../layout/pages-ahead.ts';
import { useRememberedStep } from '../../parts/remembered-step.ts';
import { useResume } from '../../parts/use-resume.ts';
import { forget } from '../../platform/storage/notes.ts';
import { userAgent } from '../../platform/user-agent.ts';
import panel from '../../ui/panel.module.css';
import { BelowChoice, Phones } from './choice.tsx';
import { ContinueBar } from './continue-bar.tsx';
import { ContinueCard, loadWords } from './continue-card.tsx';
import type { Guess } from './load.ts';

/**
 * Checks for devices without Android. Phones whose browser calls itself a computer claim to run Linux. ArkWeb is the
 * engine of HarmonyOS NEXT, whose browsers may name Android beside it.
 */
const hasNoAndroid = (): boolean => /iP(?:hone|[ao]d)|Macintosh|Windows NT|CrOS|ArkWeb/.test(userAgent());

interface Props extends Guess {
  /** True for the copy in the document, which ends where the guessed phone or the reader's typing could change it. */
  readonly isCopy?: boolean;
}

/** Home: says what this guide is, and asks which phone the reader has. */
export default function HomeScreen({ suggested, maker, android, isCopy = false }: Props) {
  const { t } = useLanguage();
  const { href } = usePlace();
  const isWhole = useAfterText(isCopy);
  const [isOver, setOver] = useState(false);
  const found = useResume(useRememberedStep(), loadWords);
  const resume = isOver || isCopy ? undefined : found;
  const startOver = () => {
    forget();
    setOver(true);
  };
  const shown = skins.filter((skin) => skin.status === 'published' || skin.id === suggested);
  const guess = shown.find((skin) => skin.id === suggested);
  const isElsewhere = !isCopy && !guess && hasNoAndroid();
  const isForHelpers = isElsewhere && !resume;
  usePagesAhead(
    shown
      .filter((card) => !card.isGeneral || card === guess)
      .sort((a, b) => Number(b === guess) - Number(a === guess))
      .map(({ id }) => href({ path: `/${id}` })),
    { isDrawn: true },
  );
  return (
    <>
      <Header />
      <Notices suggested={suggested} />
      <main className={panel.column} data-skin={guess?.id}>
        <div className={panel.head}>
          <PageTitle>{t('home-title')}</PageTitle>
          <p>{t('home-lead')}</p>
        </div>
        {isWhole && resume && <ContinueCard {...resume} />}
        {isWhole && (
          <Phones
            shown={shown}
            guess={guess}
            maker={maker}
            android={android}
            isElsewhere={isElsewhere}
            hasHelperLink={!isForHelpers}
          />
        )}
        {isWhole && !isCopy && <BelowChoice suggested={suggested} />}
      </main>
      {isWhole && !isCopy && (
        <ContinueBar
          guess={guess}
          maker={maker}
          isForHelpers={isForHelpers}
          resume={resume?.href}
          startOver={startOver}
        />
      )}
    </>
  );
}
