import type { PlannedStep } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { useGuide, useLabels, usePlace } from '../context/contexts.tsx';
import { DrawnPhone } from '../phone/phone.tsx';
import { picturesOf } from '../phone/picture.ts';
import panel from '../ui/panel.module.css';
import css from './choices.module.css';
import { choicesOf, wholePlan } from './plan-of.ts';
import { Heading } from './sentence.tsx';
import { useStepLanguage } from './use-step-language.ts';

/**
 * What only some phones show here, each as a small phone, in the order of the skin's flow: the reader taps the one that
 * looks like theirs. All others go on with the button.
 *
 * @param props.title Asks what the phone shows; left out where the step itself asks it.
 */
export function Choices({ step: host, title }: { step: PlannedStep; title: string }) {
  const { href } = usePlace();
  const { answers, guide, skin, wordsOf } = useGuide();
  const { fillNames, quote } = useLabels();
  const languageOf = useStepLanguage();
  const plan = wholePlan(guide, answers);
  const choices = choicesOf(plan, host);
  if (choices.length === 0) return null;
  return (
    <section className={css.choices} style={guide.look}>
      {host.tool !== 'what-now' && <h2 className={panel.h2}>{title}</h2>}
      <ul className={css.list}>
        {choices.map((step) => {
          const [first] = picturesOf(step.scenes);
          return (
            <li key={step.id}>
              <Link className={css.choice} href={href({ step: step.id })}>
                {first && (
                  <span className={css.phone}>
                    <DrawnPhone picture={first} skin={skin.id} isMini quote={quote} fill={fillNames} />
                  </span>
                )}
                <span {...languageOf(step.id)}>
                  <Heading text={wordsOf(step.id).title} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
