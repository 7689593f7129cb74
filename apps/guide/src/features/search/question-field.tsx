import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { loadAnswers } from './load.ts';
import type { AnswersProps } from './types.ts';

interface Props {
  /** The step at which the question is asked. */
  readonly step?: string;
  /** True if the reader has just opened the field. */
  readonly now?: boolean;
  /** The skin that the browser's hints suggest. */
  readonly suggested?: string | undefined;
  /** Shown below the field until there are answers to what is typed. */
  readonly children?: ReactNode;
}

/** The search field for questions, in the reader's own words or in the phone's. */
export function QuestionField({ step, now, suggested, children }: Props) {
  const { address } = usePlace();
  const { locale, t } = useLanguage();
  const [wanted, setWanted] = useState(address.say ?? '');
  const [Answers, setAnswers] = useState<ComponentType<AnswersProps>>();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  // If loading fails, the next keystroke retries.
  const load = () =>
    Answers ||
    loadAnswers({ tag: locale.tag, phoneTag: address.labels, helped: address.helper }).then(
      (found) => setAnswers(() => found),
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for words that the address brings, or a field asked for
  useEffect(() => {
    if (wanted) load();
    if (now && top.current) top.current.querySelector('input')?.focus();
  }, []);
  const type = (text: string) => {
    setWanted(text);
    load();
  };
  return (
    <div ref={top}>
      <SearchField label={t('ask')} value={wanted} onType={type} onFocus={load} controls={id} />
      <div id={id}>
        {Answers && /[\p{L}\p{N}]/u.test(wanted) ? (
          <Answers wanted={wanted} step={step} suggested={suggested} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
