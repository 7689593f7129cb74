import { openingLabel } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, useLabels, usePlace } from '../context/contexts.tsx';
import { ItemLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';
import css from './choices.module.css';
import { choicesOf, wholePlan } from './plan-of.ts';
import { QuotedWords } from './quoted-words.tsx';
import { Heading } from './sentence.tsx';
import { useLangAttributes } from './use-lang-attributes.ts';

/**
 * Links to what only some phones show here: the reader taps what this one shows. All others go on with the button.
 *
 * @param props.title Asks what the phone shows; left out where the step itself asks it.
 */
export function Choices({ step: host, title }: { step: PlannedStep; title: string }) {
  const { href } = usePlace();
  const { answers, guide, wordsOf } = useGuide();
  const { quote } = useLabels();
  const said = useLangAttributes();
  const plan = wholePlan(guide, answers);
  const choices = choicesOf(plan, host);
  if (choices.length === 0) return null;
  return (
    <section className={css.choices}>
      {host.tool !== 'what-now' && <h2 className={panel.h2}>{title}</h2>}
      <ul className={panel.list}>
        {choices.map((step) => {
          const label = openingLabel(step.scenes);
          return (
            <li key={step.id}>
              <ItemLink href={href({ step: step.id })}>
                {label && (
                  <span className={css.phone}>
                    <QuotedWords {...quote(label)} />
                  </span>
                )}
                <span className={label && css.title} {...said(step.id)}>
                  <Heading text={wordsOf(step.id).title} />
                </span>
              </ItemLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
