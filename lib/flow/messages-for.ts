import type { CompiledMessage } from '#lib/model/guide.ts';

/** What is known of the phone; what is not known rules nothing out. */
export interface Phone {
  readonly skin?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
}

const mayBe = (shown: readonly string[] | undefined, answer: string | undefined): boolean =>
  !shown || !answer || answer === 'unknown' || shown.includes(answer);

/** Whether such a phone can show the message. */
export const canShow = ({ skin, when }: Pick<CompiledMessage, 'skin' | 'when'>, phone: Phone): boolean =>
  mayBe(skin ? [skin] : undefined, phone.skin) && mayBe(when?.os, phone.os) && mayBe(when?.rom, phone.rom);
