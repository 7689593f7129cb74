import { Link } from 'wouter';
import type { PlannedStep } from '#lib/model/guide.ts';
import { useView } from '../frame/view.ts';
import { Fold } from '../ui/fold.tsx';
import panel from '../ui/panel.module.css';
import { Sentence } from './sentence.tsx';

/**
 * What to do when the phone shows something else, folded; and the ways to more help. `said`: the sentence stands on
 * the step already.
 */
export function Otherwise({ step, said }: { step: PlannedStep; said: boolean }) {
  const { guide, href, skin, t } = useView();
  return (
    <Fold title={t('see-otherwise')}>
      {!said && (
        <p>
          <Sentence text={guide!.words[step.id]!.otherwise} />
        </p>
      )}
      {step.soft && <p className={panel.note}>{t('may-differ')}</p>}
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
