import type { CompiledMessage, MessageWay } from '../model/guide.ts';
import { fits } from './fits.ts';

/** What is known about the phone; an unknown property rules nothing out. */
export interface KnownPhone {
  readonly skin?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  /** The name on the phone. */
  readonly maker?: string | undefined;
}

const isPossible = (allowed: readonly string[] | undefined, answer: string | undefined): boolean =>
  !allowed || !answer || answer === 'unknown' || allowed.includes(answer);

/** Checks whether such a phone can show the message. */
export const canShow = ({ skin, when }: Pick<CompiledMessage, 'skin' | 'when'>, phone: KnownPhone): boolean =>
  isPossible(skin ? [skin] : undefined, phone.skin) &&
  isPossible(when?.os, phone.os) &&
  isPossible(when?.rom, phone.rom) &&
  isPossible(when?.maker, phone.maker);

/** Returns the messages in their order, but those of the phone's maker alone first. */
export function ofMakerFirst<Shown extends Pick<CompiledMessage, 'when'>>(
  messages: readonly Shown[],
  { maker }: KnownPhone,
): Shown[] {
  const isOfMaker = ({ when }: Shown) => maker !== undefined && when?.maker?.includes(maker) === true;
  return [...messages.filter(isOfMaker), ...messages.filter((message) => !isOfMaker(message))];
}

/** Returns the version and ROM of a phone that shows the message: the answer, or else the only possible value. */
export function phoneThatShows(
  { when }: Pick<CompiledMessage, 'when'>,
  { os, rom }: KnownPhone,
): Pick<KnownPhone, 'os' | 'rom'> {
  const pickAnswer = (answer: string | undefined, values: readonly string[] = []) => {
    if (answer && answer !== 'unknown') return answer;
    const specific = values.filter((value) => value !== 'unknown');
    return specific.length === 1 ? specific[0] : answer;
  };
  return { os: pickAnswer(os, when?.os), rom: pickAnswer(rom, when?.rom) };
}

/** Returns the step to continue with after a message on this phone; undefined if none applies. */
export const stepAfterMessage = (
  { way = [] }: Pick<CompiledMessage, 'way'>,
  skin: string,
  { os = 'unknown', rom = 'unknown' }: Pick<KnownPhone, 'os' | 'rom'>,
): MessageWay | undefined =>
  way.find((next) => (next.skin ?? skin) === skin && next.when.every((when) => fits(when, { os, rom })));
