import type { CompiledMessage, MessageWay } from '../model/guide.ts';
import { fits } from './fits.ts';

/** What is known of the phone; what is not known rules nothing out. */
export interface KnownPhone {
  readonly skin?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
}

const mayBe = (shown: readonly string[] | undefined, answer: string | undefined): boolean =>
  !shown || !answer || answer === 'unknown' || shown.includes(answer);

/** Whether such a phone can show the message. */
export const canShow = ({ skin, when }: Pick<CompiledMessage, 'skin' | 'when'>, phone: KnownPhone): boolean =>
  mayBe(skin ? [skin] : undefined, phone.skin) && mayBe(when?.os, phone.os) && mayBe(when?.rom, phone.rom);

/** Version and ROM of a phone that shows the message: what its owner said, else what only one answer fits. */
export function phoneThatShows(
  { when }: Pick<CompiledMessage, 'when'>,
  { os, rom }: KnownPhone,
): Pick<KnownPhone, 'os' | 'rom'> {
  const told = (said: string | undefined, values: readonly string[] = []) => {
    if (said && said !== 'unknown') return said;
    const known = values.filter((value) => value !== 'unknown');
    return known.length === 1 ? known[0] : said;
  };
  return { os: told(os, when?.os), rom: told(rom, when?.rom) };
}

/** The step that shows this phone's owner the way on; nothing where none is on the owner's way. */
export const stepAfterMessage = (
  { way = [] }: Pick<CompiledMessage, 'way'>,
  skin: string,
  { os = 'unknown', rom = 'unknown' }: Pick<KnownPhone, 'os' | 'rom'>,
): MessageWay | undefined =>
  way.find((one) => (one.skin ?? skin) === skin && one.when.every((when) => fits(when, { os, rom })));
