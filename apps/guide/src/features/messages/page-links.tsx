import { parseAddress, phoneThatShows, splitHref, stepAfterMessage } from '@sideguide/guide-core/flow';
import type { CompiledMessage } from '@sideguide/guide-core/model';
import { useGuideIfAny, useLanguage, usePlace } from '../../context/contexts.tsx';
import { checkHash } from '../../context/special-hashes.ts';
import { findPosition, wholePlan } from '../../parts/plan-of.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMessages } from './use-messages.ts';

/** Link back to the step that the reader came from, by its number in the plan; quiet after a warning, which solves nothing. */
export function BackToStep({ message, back }: { message: CompiledMessage; back: string }) {
  const { t } = useLanguage();
  const skinGuide = useGuideIfAny();
  const { path, step } = parseAddress(splitHref(back));
  const part = path.endsWith('/service') ? 'service' : 'download';
  if (message.warns)
    return (
      <Button href={back} quiet>
        {t('message-back')}
      </Button>
    );
  const at = skinGuide ? findPosition(wholePlan(skinGuide.guide, skinGuide.answers), part, step).at : -1;
  return <Button href={back}>{at < 0 ? t('message-solved') : t('message-solved-step', { n: at + 1 })}</Button>;
}

/** Link to the file check: a step of the flow, or a part of the screen without one. */
export function CheckLink() {
  const { href } = usePlace();
  const { t } = useLanguage();
  const skinGuide = useGuideIfAny();
  const step = skinGuide?.guide.parts.downloadapps.find(({ tool }) => tool === 'check-file')?.id;
  return (
    <TextLink
      href={
        skinGuide && step
          ? href({ path: `/${skinGuide.skin.id}/downloadapps`, step })
          : href({ path: '/service', step: checkHash })
      }
    >
      {t('message-check')}
    </TextLink>
  );
}

/** Link to the step that continues, if this phone has one; otherwise, in the bar, to the other messages. */
export function ContinueLink({ message, isApart }: { message: CompiledMessage; isApart?: boolean }) {
  const { address, phoneSkin, href } = usePlace();
  const { t } = useLanguage();
  const { open } = useMessages();
  const skin = message.skin ?? phoneSkin?.id;
  // Includes what the message reveals about the phone in the address, so that the step is in the plan.
  const phone = phoneThatShows(message, address);
  const way = skin && stepAfterMessage(message, skin, phone);
  if (!way)
    return isApart ? null : (
      <Button href={open()} quiet>
        {t('message-another')}
      </Button>
    );
  const path = way.part === 'tidy' ? `/result/${skin}` : `/${skin}/${way.part}`;
  const to = href({ path, step: way.id, ...phone });
  return isApart ? (
    <p>
      <TextLink href={to}>{t('message-way')}</TextLink>
    </p>
  ) : (
    <Button href={to}>{t('message-way')}</Button>
  );
}
