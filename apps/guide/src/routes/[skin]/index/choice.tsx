import { cx } from '../../../platform/cx.ts';
import panel from '../../../ui/panel.module.css';
import css from './questions.module.css';
import { useAnswer } from './use-answer.ts';

interface Option {
  /** Undefined is "I don't know": the address then says nothing. */
  readonly value: string | undefined;
  readonly name: string;
  /** Other names of the same thing. */
  readonly more?: readonly string[];
}

interface Props {
  readonly name: 'os' | 'rom';
  readonly question: string;
  readonly hint?: string;
  readonly chosen: string | undefined;
  readonly options: readonly Option[];
}

/** A question with a few answers, two of them side by side where there is room. */
export function Choice({ name, question, hint, chosen, options }: Props) {
  const answer = useAnswer();
  return (
    <fieldset className={css.choice}>
      <legend className={panel.h2}>{question}</legend>
      {hint && <p className={panel.note}>{hint}</p>}
      <div className={cx(css.options, options.length > 4 && css.pairs)}>
        {options.map((option) => (
          <label key={option.name} className={css.option} data-chosen={option.value === chosen || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value ?? ''}
              checked={option.value === chosen}
              onChange={() => answer({ [name]: option.value })}
            />
            <span>
              {option.name}
              {option.more?.map((more) => (
                <small key={more}>{more}</small>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
