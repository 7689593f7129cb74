import type { CompiledMessage, MessageWay } from '../model/guide.ts';
import { fits } from './applies.ts';

/** What is known about the phone; an unknown property rules nothing out. */
export interface KnownPhone {
  readonly skin?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
}

const mayBe = (shown: readonly string[] | undefined, answer: string | undefined): boolean =>
  !shown || !answer || answer === 'unknown' || shown.includes(answer);

/** Checks whether such a phone can show the message. */
export const canShow = ({ skin, when }: Pick<CompiledMessage, 'skin' | 'when'>, phone: KnownPhone): boolean =>
  mayBe(skin ? [skin] : undefined, phone.skin) && mayBe(when?.os, phone.os) && mayBe(when?.rom, phone.rom);

/**
 * Returns the version and ROM of a phone that shows the message: the owner's answer, otherwise the value if only one is
 * possible.
 */
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

/** Returns the step to continue with after a message on this phone; undefined if none applies. */
export const stepAfterMessage = (
  { way = [] }: Pick<CompiledMessage, 'way'>,
  skin: string,
  { os = 'unknown', rom = 'unknown' }: Pick<KnownPhone, 'os' | 'rom'>,
): MessageWay | undefined =>
  way.find((one) => (one.skin ?? skin) === skin && one.when.every((when) => fits(when, { os, rom })));
