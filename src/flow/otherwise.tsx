import { useState } from 'react';
import { Link } from 'wouter';
import type { PlannedStep } from '#lib/model/guide.ts';
import { type MessageKit, messagePlace } from '../frame/message-kit.ts';
import { useView, ViewContext } from '../frame/view.ts';
import { Fold } from '../ui/fold.tsx';
import panel from '../ui/panel.module.css';
import { Sentence } from './sentence.tsx';

/**
 * What to do when the phone shows something else, folded; and the ways to more help. `said`: the sentence stands on
 * the step already.
 */
export function Otherwise({ step, said }: { step: PlannedStep; said: boolean }) {
  const { address, fetchMessages, guide, href, skin, t } = useView();
  const [kit, setKit] = useState<MessageKit>();
  // Without network nothing is added: the link below leads to the same messages.
  const fetch = () => {
    if (!kit) fetchMessages().then(setKit, () => undefined);
  };
  return (
    <Fold title={t('see-otherwise')} onOpen={fetch}>
      {!said && (
        <p>
          <Sentence text={guide!.words[step.id]!.otherwise} />
        </p>
      )}
      {step.soft && <p className={panel.note}>{t('may-differ')}</p>}
      {kit && <AtStep kit={kit} step={step.id} />}
      <Link className={panel.link} href={href({ path: address.path, step: messagePlace })}>
        {t('look-up-message')}
      </Link>
      <br />
      <Link className={panel.link} href={href({ path: `/${skin!.id}`, step: 'phone' })}>
        {t('change-answers')}
      </Link>
    </Fold>
  );
}

/** The messages that can appear here, with their words: both came after the step. */
function AtStep({ kit, step }: { kit: MessageKit; step: string }) {
  const view = useView();
  const more = { ...view, messages: kit, ui: { ...view.ui, ...kit.words } };
  return (
    <ViewContext value={more}>
      <kit.AtStep step={step} />
    </ViewContext>
  );
}
