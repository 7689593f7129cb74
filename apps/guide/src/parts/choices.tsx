import { screensAt } from '@sideguide/guide-core/flow';
import type { PlannedStep, PossibleScreen } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { useGuide, useLabels, usePlace } from '../context/contexts.tsx';
import { DrawnPhone } from '../phone/phone.tsx';
import { picturesOf } from '../phone/picture.ts';
import { textLanguage } from '../platform/locales.ts';
import panel from '../ui/panel.module.css';
import css from './choices.module.css';
import { choicesOf, wholePlan } from './plan-of.ts';
import { Heading } from './sentence.tsx';
import { useStepLanguage } from './use-step-language.ts';

interface Props {
  readonly step: PlannedStep;
  /** Asks what the phone shows. */
  readonly title: string;
}

/**
 * What only some phones show at a step, in the open: all that may come where the step itself asks what came, elsewhere
 * what is no fault. All others go on with the button.
 */
export function Choices({ step, title }: Props) {
  const { opened } = useScreens(step);
  if (opened.length === 0) return null;
  return (
    <section className={css.choices}>
      {step.tool !== 'what-now' && <h2 className={panel.h2}>{title}</h2>}
      <SmallPhones screens={opened} />
    </section>
  );
}

/** Returns what the phone may show at a step, the likeliest first: what stands in the open, and the rest. */
export function useScreens(step: PlannedStep): Readonly<Record<'opened' | 'folded', readonly PossibleScreen[]>> {
  const { answers, guide } = useGuide();
  const screens = screensAt(guide, step.id, answers);
  const ids = choicesOf(wholePlan(guide, answers), step, screens).map(({ id }) => id);
  const isOpen = ({ id }: PossibleScreen) => step.tool === 'what-now' || ids.includes(id);
  return { opened: screens.filter(isOpen), folded: screens.filter((screen) => !isOpen(screen)) };
}

/** Screens as small phones: the reader taps the one that looks like theirs. */
export function SmallPhones({ screens }: { screens: readonly PossibleScreen[] }) {
  const { href } = usePlace();
  const { guide, skin } = useGuide();
  const { fillNames, quote } = useLabels();
  const languageOf = useStepLanguage();
  const steps = Object.values(guide.parts).flat();
  return (
    <ul className={css.list} style={guide.look}>
      {screens.map(({ id, message }) => {
        const [first] = picturesOf(message ? [message.scene] : (steps.find((step) => step.id === id)?.scenes ?? []));
        return (
          <li key={id}>
            <Link className={css.choice} href={href({ step: id })}>
              {first && (
                <span className={css.phone}>
                  <DrawnPhone picture={first} skin={skin.id} isMini quote={quote} fill={fillNames} />
                </span>
              )}
              <span {...(message ? textLanguage(message.untranslated) : languageOf(id))}>
                <Heading text={message?.title ?? guide.words[id]?.title ?? ''} hasGlosses />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
