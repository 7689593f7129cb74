import { InPage, type PageContexts, useGuide, useLanguage } from '../../context/contexts.tsx';
import { StepSentence } from '../../step/sentence.tsx';
import { useSpokenText } from '../../step/step-share-row.tsx';
import { useLangAttributes } from '../../step/use-lang-attributes.ts';
import panel from '../../ui/panel.module.css';
import { CopyLine } from './copy-line.tsx';
import css from './helper.module.css';

interface Props {
  readonly theirs: PageContexts;
  readonly title: string;
  readonly step: string;
  readonly field: 'do' | 'see' | 'otherwise';
}

/** A text to say: in the helper's language, and to be copied into a chat in the helped reader's language. */
export function Say({ theirs, title, step, field }: Props) {
  const { wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const text = wordsOf(step)[field];
  const said = useLangAttributes()(step);
  return (
    <section className={css.say}>
      <h2 className={panel.h2}>{title}</h2>
      <p {...said}>
        <StepSentence text={text} />
      </p>
      {theirs.language.locale.tag !== locale.tag && (
        <InPage page={theirs}>
          <InTheirs
            label={t('helper-copy', { language: theirs.language.locale.name })}
            step={step}
            field={field}
            done={t('helper-copied')}
            failed={t('helper-not-copied')}
          />
        </InPage>
      )}
    </section>
  );
}

/** The same sentence from the helped reader's guide, as plain text. */
function InTheirs({
  step,
  field,
  label,
  done,
  failed,
}: {
  step: string;
  field: Props['field'];
  label: string;
  done: string;
  failed: string;
}) {
  const { wordsOf } = useGuide();
  const { plain } = useSpokenText();
  return <CopyLine text={plain(wordsOf(step)[field])} label={label} done={done} failed={failed} />;
}
