import { Link } from 'wouter';
import type { PlannedStep } from '#lib/model/guide.ts';
import { useView } from '../frame/view.ts';
import { Fold } from '../ui/fold.tsx';
import panel from '../ui/panel.module.css';
import { StepLinks } from './more-settings.tsx';
import { wholePlan } from './plan-of.ts';
import { Sentence } from './sentence.tsx';

/**
 * What to do when the phone shows something else, folded; and the ways to more help. `said`: the sentence stands on
 * the step already.
 */
export function Otherwise({ step, said }: { step: PlannedStep; said: boolean }) {
  const { answers, guide, href, skin, t, version } = useView();
  const { asides } = wholePlan(guide!, answers);
  const led = (['download', 'service'] as const).map((part) => ({
    part: part === 'download' ? ('downloadapps' as const) : part,
    steps: asides[part].filter(({ beside }) => beside === step.id),
  }));
  return (
    <Fold title={t('see-otherwise')}>
      {!said && (
        <p>
          <Sentence text={guide!.words[step.id]!.otherwise} />
        </p>
      )}
      {led.map(({ part, steps }) => steps.length > 0 && <StepLinks key={part} steps={steps} part={part} />)}
      {(step.soft || version?.status) && <p className={panel.note}>{t('may-differ')}</p>}
      <Link className={panel.link} href={href({ path: '/service', step: 'messages' })}>
        {t('look-up-message')}
      </Link>
      <br />
      <Link className={panel.link} href={href({ path: `/${skin!.id}`, step: 'phone' })}>
        {t('change-answers')}
      </Link>
    </Fold>
  );
}
