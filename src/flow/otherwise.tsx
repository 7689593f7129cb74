import { Link } from 'wouter';
import type { PlannedStep } from '#lib/model/guide.ts';
import { useView } from '../frame/view.ts';
import { Fold } from '../ui/fold.tsx';
import panel from '../ui/panel.module.css';
import { Sentence } from './sentence.tsx';

/**
 * What to do when the phone shows something else, folded; and the ways to more help. `open` lifts the sentence out of
 * the fold and into a warning: whoever is being told what to do must not have to unfold it.
 */
export function Otherwise({ step, open }: { step: PlannedStep; open: boolean }) {
  const { guide, href, skin, t } = useView();
  const sentence = <Sentence text={guide!.words[step.id]!.otherwise} />;
  return (
    <>
      {open && <p className={panel.warn}>{sentence}</p>}
      <Fold title={t('see-otherwise')}>
        {!open && <p>{sentence}</p>}
        {step.soft && <p className={panel.note}>{t('may-differ')}</p>}
        <Link className={panel.link} href={href({ path: '/service', step: 'messages' })}>
          {t('look-up-message')}
        </Link>
        <br />
        <Link className={panel.link} href={href({ path: `/${skin!.id}`, step: 'phone' })}>
          {t('change-answers')}
        </Link>
      </Fold>
    </>
  );
}
