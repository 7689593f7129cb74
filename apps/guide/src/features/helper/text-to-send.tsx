import { InPage, type PageContexts, type SkinGuide, useGuide, useLanguage } from '../../context/contexts.tsx';
import { StepSentence } from '../../parts/sentence.tsx';
import { useStepLanguage } from '../../parts/use-step-language.ts';
import panel from '../../ui/panel.module.css';
import { useSpokenText } from '../share/step-share-row.tsx';
import { CopyLine } from './copy-line.tsx';
import css from './helper.module.css';

interface Props {
  readonly readerPage: PageContexts;
  /** None below a text with the same title. */
  readonly title?: string;
  readonly step: string;
  readonly field: 'do' | 'see' | 'otherwise';
}

/** A text to say: in the helper's language, and to be copied into a chat in the helped reader's language. */
export function TextToSend({ readerPage, title, step, field }: Props) {
  const { wordsOf } = useGuide();
  const language = useStepLanguage()(step);
  return (
    <section className={css.say}>
      {title && <h2 className={panel.h2}>{title}</h2>}
      <p {...language}>
        <StepSentence text={wordsOf(step)[field]} />
      </p>
      <CopyForReader readerPage={readerPage} textOf={(guide) => guide.wordsOf(step)[field]} />
    </section>
  );
}

/**
 * What to say at the question about callers. The helper is on the phone or in the chat too, so the last thing to say is
 * that the call ends, and that the other person continues alone.
 */
export function WordsBeforeHangingUp({ readerPage, step }: Pick<Props, 'readerPage' | 'step'>) {
  const { t } = useLanguage();
  return (
    <>
      <TextToSend readerPage={readerPage} title={t('helper-say')} step={step} field="otherwise" />
      <TextToSend readerPage={readerPage} step={step} field="do" />
      <section className={css.say}>
        <p>{t('caller-known')}</p>
        <CopyForReader readerPage={readerPage} textOf={() => readerPage.language.t('caller-known')} />
      </section>
    </>
  );
}

interface CopyProps {
  readonly readerPage: PageContexts;
  /** Returns the text from the helped reader's guide. */
  readonly textOf: (guide: SkinGuide) => string;
}

/** Copies a text in the helped reader's language, as plain text; nothing if the helper reads the same language. */
export function CopyForReader({ readerPage, textOf }: CopyProps) {
  const { locale, t } = useLanguage();
  const { tag, name } = readerPage.language.locale;
  if (tag === locale.tag) return null;
  return (
    <InPage page={readerPage}>
      <PlainText
        textOf={textOf}
        label={t('helper-copy', { language: name })}
        done={t('helper-copied')}
        failed={t('helper-not-copied')}
      />
    </InPage>
  );
}

interface PlainTextProps extends Pick<CopyProps, 'textOf'> {
  readonly label: string;
  readonly done: string;
  readonly failed: string;
}

function PlainText({ textOf, ...words }: PlainTextProps) {
  const { plain } = useSpokenText();
  return <CopyLine text={plain(textOf(useGuide()))} {...words} />;
}
