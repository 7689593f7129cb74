import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import css from './choice.module.css';

interface Option {
  /** Undefined is "I don't know": the address then says nothing. */
  readonly value: string | undefined;
  readonly name: string;
  /** Other names of the same thing. */
  readonly more?: readonly string[];
  /** Where the name is in another language than the page. */
  readonly lang?: string;
}

interface Props {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly chosen: string | undefined;
  readonly options: readonly Option[];
  readonly choose: (value: string | undefined) => void;
}

/** A question with a few answers, two of them side by side where there is room. */
export function Choice({ name, question, hint, chosen, options, choose }: Props) {
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
              onChange={() => choose(option.value)}
            />
            <span lang={option.lang}>
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
