import type { Address } from '../flow/address.ts';
import { fits } from '../flow/applies.ts';
import { canShow, type KnownPhone } from '../flow/messages-for.ts';
import type { AnswerPlace, CompiledAnswer } from '../model/answers.ts';

const mark = /^(gate|card):/;

/** Returns the kind of an entry. */
export const answerKind = ({
  id,
  skins = {},
}: Pick<CompiledAnswer, 'id' | 'skins'>): 'message' | 'step' | 'gate' | 'card' =>
  (mark.exec(id)?.[1] as 'gate' | 'card' | undefined) ??
  (Object.values(skins).some(({ part }) => part) ? 'step' : 'message');

const isCard = ({ id }: Pick<CompiledAnswer, 'id'>): boolean => id.startsWith('card:');

/** Checks whether a step is part of a phone's flow; what is not known about it counts as the answer "I don't know". */
const isOnWay = ({ when = [] }: AnswerPlace, { os = 'unknown', rom = 'unknown' }: KnownPhone): boolean =>
  when.every((one) => fits(one, { os, rom }));

const placesFor = ({ skins = {} }: CompiledAnswer, { skin }: KnownPhone): AnswerPlace[] =>
  Object.entries(skins).flatMap(([id, place]) => (!skin || id === skin ? [place] : []));

/** Checks whether the entry may apply to the phone; what is not known about it rules nothing out. */
export function isFor(answer: CompiledAnswer, phone: KnownPhone): boolean {
  const when = answer.when ? { when: answer.when } : {};
  if (!answer.skins || isCard(answer)) return canShow(when, phone);
  return (
    canShow(when, phone) &&
    placesFor(answer, phone).some((place) => (place.when ?? []).every((one) => canShow({ when: one }, phone)))
  );
}

/**
 * Checks whether the entry is part of the phone's flow as far as it is known; used to rank entries with equal scores.
 */
export const isUsual = (answer: CompiledAnswer, phone: KnownPhone): boolean =>
  !answer.skins || isCard(answer) || placesFor(answer, phone).some((place) => isOnWay(place, phone));

/** Returns a version and ROM whose flow contains the step: the phone's own, otherwise the first ones that do. */
function told({ when = [] }: AnswerPlace, { os, rom }: KnownPhone): Pick<Address, 'os' | 'rom'> {
  const pick = (said: string | undefined, lists: readonly (readonly string[] | undefined)[]) => {
    const all = lists.filter((list) => list !== undefined);
    const good = all.length ? all.reduce((left, list) => left.filter((one) => list.includes(one))) : undefined;
    return !good || good.includes(said ?? 'unknown') ? said : good[0];
  };
  return {
    os: pick(
      os,
      when.map((one) => one.os),
    ),
    rom: pick(
      rom,
      when.map((one) => one.rom),
    ),
  };
}

/** Returns the title of an entry on a phone: in the words of its skin, where skins differ. */
export const titleOn = ({ title, skins }: CompiledAnswer, skin: string | undefined): string | undefined =>
  (skin === undefined ? undefined : skins?.[skin]?.title) ?? title;

/** An address that shows an answer, and the skin for which it shows it. */
export interface AnswerAddress extends Address {
  readonly skin?: string;
}

/**
 * Returns where an answer is shown: one address, or one per skin if the phone is not known. Messages and gates open at
 * the path `here` of a flow so that going back leads to where the reader was.
 */
export function answerAddresses(answer: CompiledAnswer, phone: KnownPhone, here?: string): AnswerAddress[] {
  const { id, skins = {} } = answer;
  const name = id.replace(mark, '');
  const place = phone.skin ? skins[phone.skin] : undefined;
  const kind = answerKind(answer);
  const at = (skin: string, of: AnswerPlace): AnswerAddress => ({
    path: of.part === 'tidy' ? `/result/${skin}` : `/${skin}/${of.part}`,
    step: of.step ?? name,
    ...told(of, phone.skin === skin ? phone : {}),
    skin,
  });
  if (kind === 'step')
    return (place ? [[phone.skin!, place] as const] : Object.entries(skins)).map(([skin, of]) => at(skin, of));
  if (kind === 'card') {
    if (place) return [at(phone.skin!, place)];
    // On the service screen without a skin, each part has its own hash; the screen itself has none.
    if (Object.keys(skins).length) return [{ path: '/service', step: name }];
    return [{ path: phone.skin ? `/${phone.skin}/service` : '/service' }];
  }
  // A message of other phones is not in this phone's flow.
  if (!phone.skin || (kind === 'message' && answer.skins && !place)) return [{ path: '/service', step: name }];
  return [{ path: kind === 'message' && here ? here : `/${phone.skin}/service`, step: name, skin: phone.skin }];
}
