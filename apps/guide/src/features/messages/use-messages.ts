import { canShow, type Phone } from '@sideguide/guide-core/flow';
import type { CompiledMessage } from '@sideguide/guide-core/model';
import { messagePlace } from '../../layout/message-kit.ts';
import { useView } from '../../layout/view.ts';

/** What the parts of this folder ask of the view: the messages, the phone, and where a message is opened. */
export function useMessages() {
  const view = useView();
  const { address, locales, locale, messages, skin, skins, href } = view;
  // Outside a flow the version tells the skin.
  const known = skin ?? skins.find(({ id }) => view.versionOf[0] === id);
  const phone: Phone = { skin: known?.id, os: address.os, rom: address.rom };
  const source = locales.find((card) => card.fallback) ?? locale;
  const path =
    skin && address.path.startsWith(`/${skin.id}/`) ? address.path : skin ? `/${skin.id}/service` : '/service';
  return {
    ...view,
    all: messages!.all,
    phone,
    known,
    ofPhone: (message: CompiledMessage) => canShow(message, phone),
    open: (id: string = messagePlace): string => href({ path, step: id }),
    /** Attributes of a text of this message: one without a translation stands in the source language. */
    spoken: ({ untranslated }: CompiledMessage) => (untranslated ? { lang: source.tag, dir: source.dir } : {}),
  };
}
