import { type AnswerMatch, answerAddresses, minShown } from '@sideguide/guide-core/answers';
import { useEffect, useMemo, useState } from 'react';
import { usePlace } from '../../context/contexts.tsx';
import { useWords } from '../../context/use-words.ts';
import { usePagesAhead } from '../../layout/pages-ahead.ts';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { AnswerItem } from './answer.tsx';
import css from './ask.module.css';
import { NoAnswer } from './no-answer.tsx';
import { addTried, keepQuestion } from './recent-question.ts';
import type { AnswersProps } from './types.ts';

/** Maximum number of answers: with more, the query is not specific enough. */
const maxShown = 12;

/** Milliseconds without a keystroke after which the best answer's screen is loaded. */
const pause = 300;

/** Removes duplicates: two steps with the same title are one setting that versions of a skin have in two places. */
const distinct = (found: readonly AnswerMatch[]): AnswerMatch[] => {
  const seen = new Set<string>();
  return found.filter(({ answer: { id, title, labels } }) => {
    const name = title && !labels ? title : id;
    return !seen.has(name) && seen.add(name);
  });
};

/** Shows one certain answer or else three, then more, and always “none of these”. */
export function Answers({ search: { ask, words }, wanted, step, except, suggested }: AnswersProps) {
  const { address, href, phoneSkin, skin } = usePlace();
  const { t } = useWords(words);
  const id = phoneSkin?.id ?? suggested;
  const { os, rom, maker } = address;
  const { found, isSure, isUnknown } = useMemo(() => {
    const asked = ask(wanted, { skin: id, os, rom, maker });
    const tried = except ? addTried(wanted, except) : undefined;
    const found = distinct(asked.found).filter(({ answer }) => !tried?.has(answer.id));
    return { ...asked, isSure: asked.isSure && !tried, found: found.slice(0, maxShown) };
  }, [ask, wanted, except, id, os, rom, maker]);
  useEffect(() => void keepQuestion(wanted), [wanted]);
  // What the reader expanded applies to one query only.
  const [open, setOpen] = useState<{ readonly wanted: string; readonly all?: boolean; readonly none?: boolean }>();
  const expanded = open?.wanted === wanted ? open : { wanted };
  const isAlone = isSure && !expanded.all;
  const shown = found.slice(0, isAlone ? 1 : expanded.all ? maxShown : minShown);
  const phone = { skin: id, os, rom };
  const [likeliest] = found;
  const here = skin && address.path.startsWith(`/${skin.id}/`) ? address.path : undefined;
  usePagesAhead(
    likeliest
      ? answerAddresses(likeliest.answer, phone, here)
          .slice(0, 1)
          .map(({ skin: _, ...place }) => href(place))
      : [],
    { rest: pause },
  );
  return (
    <div className={css.answers}>
      <div className={css.lead} role="status">
        {isUnknown && <p className={css.unknown}>{t('ask-none-title')}</p>}
        <p className={panel.note}>{t(isUnknown ? 'ask-near' : isAlone ? 'ask-sure' : 'ask-unsure')}</p>
      </div>
      <ul className={panel.list}>
        {shown.map((one) => (
          <AnswerItem key={one.answer.id} found={one} phone={phone} large={isAlone} />
        ))}
      </ul>
      <p className={css.buttons}>
        {shown.length < found.length && (
          <TextLink onClick={() => setOpen({ ...expanded, all: true })}>
            {t(isAlone ? 'ask-other' : 'ask-more')}
          </TextLink>
        )}
        <TextLink aria-expanded={!!expanded.none} onClick={() => setOpen({ ...expanded, none: !expanded.none })}>
          {t('ask-none')}
        </TextLink>
      </p>
      {expanded.none && <NoAnswer key={wanted} wanted={wanted} step={step} words={words} />}
    </div>
  );
}
