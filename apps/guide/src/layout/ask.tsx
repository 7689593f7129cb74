// In the first load.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SearchField } from '../ui/search-field.tsx';
import type { AskKit } from './ask-kit.ts';
import { useView } from './view.ts';

interface Props {
  /** The step at which it is asked. */
  readonly step?: string;
  /** True where the reader has just asked for the field. */
  readonly now?: boolean;
  /** What stands below the field until something is typed. */
  readonly children?: ReactNode;
}

/** The field that answers: in people's own words, or in the phone's. */
export function Ask({ step, now, children }: Props) {
  const { address, fetchAnswers, t } = useView();
  const [wanted, setWanted] = useState(address.say ?? '');
  const [kit, setKit] = useState<AskKit>();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  // Without network the next letter tries once more.
  const load = () => kit || fetchAnswers().then(setKit, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for words that the address brings, or a field asked for
  useEffect(() => {
    if (wanted) load();
    if (now) top.current!.querySelector('input')!.focus();
  }, []);
  const type = (text: string) => {
    setWanted(text);
    load();
  };
  return (
    <div ref={top}>
      <SearchField label={t('ask')} value={wanted} onType={type} onFocus={load} controls={id} />
      <div id={id}>{/[\p{L}\p{N}]/u.test(wanted) ? kit && <kit.Answers wanted={wanted} step={step} /> : children}</div>
    </div>
  );
}
