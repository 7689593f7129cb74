import { cx } from '../platform/cx.ts';
import css from './choice.module.css';
import panel from './panel.module.css';

interface Option<Value> {
  /** Undefined for "I don't know", which adds nothing to the address. */
  readonly value: Value;
  readonly name: string;
  /** Other names for the same option. */
  readonly more?: readonly string[];
  /** Language tag of the name if it differs from the page's. */
  readonly lang?: string;
}

interface Props<Value> {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly chosen: Value;
  readonly options: readonly Option<Value>[];
  readonly choose: (value: Value) => void;
}

/** A question with a few options; more than four are in two columns if there is space. */
export function Choice<Value extends string | undefined>(props: Props<Value>) {
  const { name, question, hint, chosen, options, choose } = props;
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
