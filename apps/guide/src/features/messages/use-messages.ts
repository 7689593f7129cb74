import { canShow, type KnownPhone } from '@sideguide/guide-core/flow';
import type { CompiledMessage } from '@sideguide/guide-core/model';
import { usePlace } from '../../context/contexts.tsx';
import { messagesHash } from '../../context/special-hashes.ts';
import { textLanguage } from '../../platform/locales.ts';
import { useMessageData } from './messages-provider.tsx';

/** Returns the messages for this phone, and the address of each. */
export function useMessages() {
  const { address, skin, phoneSkin, href } = usePlace();
  const { all } = useMessageData();
  const { os, rom, maker } = address;
  const phone: KnownPhone = { skin: phoneSkin?.id, os, rom, maker };
  const path =
    skin && address.path.startsWith(`/${skin.id}/`) ? address.path : skin ? `/${skin.id}/service` : '/service';
  return {
    all,
    phone,
    ofPhone: (message: CompiledMessage) => canShow(message, phone),
    open: (id: string = messagesHash): string => href({ path, step: id }),
    /** Language attributes for a text of this message. */
    languageOf: ({ untranslated }: CompiledMessage) => textLanguage(untranslated),
  };
}
