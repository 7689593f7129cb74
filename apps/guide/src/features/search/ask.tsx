// In the first load.

import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type AnswersProps, loadAnswers } from './load.ts';

interface Props {
  /** The step at which it is asked. */
  readonly step?: string;
  /** True where the reader has just asked for the field. */
  readonly now?: boolean;
  /** The skin that the browser's hints suggest. */
  readonly suggested?: string | undefined;
  /** What stands below the field until something is typed. */
  readonly children?: ReactNode;
}

/** The field that answers: in people's own words, or in the phone's. */
export function QuestionField({ step, now, suggested, children }: Props) {
  const { address } = usePlace();
  const { locale, t } = useLanguage();
  const [wanted, setWanted] = useState(address.say ?? '');
  const [Answers, setAnswers] = useState<ComponentType<AnswersProps>>();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  // Without network the next letter tries once more.
  const load = () =>
    Answers ||
    loadAnswers(locale.tag, address.labels).then(
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
        {/[\p{L}\p{N}]/u.test(wanted)
          ? Answers && <Answers wanted={wanted} step={step} suggested={suggested} />
          : children}
      </div>
    </div>
  );
}
