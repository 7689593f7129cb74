import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { loadSearch } from './load.ts';
import type { Search } from './types.ts';

interface Props {
  /** The step at which the question is asked. */
  readonly step?: string;
  /** True if the reader has just opened the field. */
  readonly isFocused?: boolean;
  /** The question that the field begins with; otherwise that of the address. */
  readonly wanted?: string;
  /** An answer that did not help: the next likeliest are shown. */
  readonly except?: string;
  /** The skin that the browser's hints suggest. */
  readonly suggested?: string | undefined;
  /** Shown below the field until there are answers to what is typed. */
  readonly children?: ReactNode;
}

/** The search field for questions, in the reader's own words or in the phone's. */
export function QuestionField({ step, isFocused, wanted: asked, except, suggested, children }: Props) {
  const { address } = usePlace();
  const { locale, t } = useLanguage();
  const [wanted, setWanted] = useState(asked ?? address.say ?? '');
  const [search, setSearch] = useState<Search>();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  // If loading fails, the next keystroke retries; what is loaded is returned at once.
  const load = useCallback(
    (text: string) => {
      latest.current = text;
      loadSearch({ tag: locale.tag, phoneTag: address.labels, helped: address.helper }, text).then(
        // The search for earlier words, in other letters, may be ready later.
        (found) => latest.current === text && setSearch(found),
        () => undefined,
      );
    },
    [locale, address],
  );
  useEffect(() => {
    if (wanted) load(wanted);
  }, [load, wanted]);
  useEffect(() => {
    if (isFocused) top.current?.querySelector('input')?.focus();
  }, [isFocused]);
  const hasAnswers = search !== undefined && /[\p{L}\p{N}]/u.test(wanted);
  // Above a keyboard there is little room: the field goes to the top, so that its answers are in sight.
  useEffect(() => {
    const end = top.current?.getBoundingClientRect().bottom ?? 0;
    if (hasAnswers && end > (window.visualViewport?.height ?? window.innerHeight)) top.current?.scrollIntoView();
  }, [hasAnswers]);
  return (
    <div ref={top}>
      <SearchField
        label={t('ask')}
        value={wanted}
        onType={setWanted}
        // Nothing is typed yet: the letters will be those of the reader's language.
        onFocus={() => load(wanted || locale.name)}
        controls={id}
      />
      <div id={id}>
        {search && hasAnswers ? (
          <search.Answers search={search} wanted={wanted} step={step} except={except} suggested={suggested} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
