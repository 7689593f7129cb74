import type { Address } from '../flow/address.ts';
import { fits } from '../flow/fits.ts';
import { canShow, type KnownPhone } from '../flow/messages-for.ts';
import type { CompiledAnswer, SkinAnswer } from '../model/answers.ts';

const prefix = /^(gate|card):/;

/** Returns the kind of an entry. */
export const answerKind = ({
  id,
  skins = {},
}: Pick<CompiledAnswer, 'id' | 'skins'>): 'message' | 'step' | 'gate' | 'card' =>
  (prefix.exec(id)?.[1] as 'gate' | 'card' | undefined) ??
  (Object.values(skins).some(({ part }) => part) ? 'step' : 'message');

const isCard = ({ id }: Pick<CompiledAnswer, 'id'>): boolean => id.startsWith('card:');

/** Checks whether a step is part of a phone's flow; what is not known about it counts as the answer "I don't know". */
const isInFlow = ({ when = [] }: SkinAnswer, { os = 'unknown', rom = 'unknown' }: KnownPhone): boolean =>
  when.every((condition) => fits(condition, { os, rom }));

const skinAnswersFor = ({ skins = {} }: CompiledAnswer, { skin }: KnownPhone): SkinAnswer[] =>
  Object.entries(skins).flatMap(([id, skinAnswer]) => (!skin || id === skin ? [skinAnswer] : []));

/** Checks whether the entry may apply to the phone; what is not known about it rules nothing out. */
export function isFor(answer: CompiledAnswer, phone: KnownPhone): boolean {
  const when = answer.when ? { when: answer.when } : {};
  if (!answer.skins || isCard(answer)) return canShow(when, phone);
  return (
    canShow(when, phone) &&
    skinAnswersFor(answer, phone).some(({ when: conditions = [] }) =>
      conditions.every((condition) => canShow({ when: condition }, phone)),
    )
  );
}

/** Checks whether the entry is part of the phone's flow, as far as known; ranks entries with equal scores. */
export const isUsual = (answer: CompiledAnswer, phone: KnownPhone): boolean =>
  !answer.skins || isCard(answer) || skinAnswersFor(answer, phone).some((skinAnswer) => isInFlow(skinAnswer, phone));

/** Returns a version and ROM whose flow contains the step: the phone's own, otherwise the first ones that do. */
function answersFor({ when = [] }: SkinAnswer, { os, rom }: KnownPhone): Pick<Address, 'os' | 'rom'> {
  const pickAnswer = (answer: string | undefined, lists: readonly (readonly string[] | undefined)[]) => {
    const restrictions = lists.filter((list) => list !== undefined);
    const common = restrictions.length
      ? restrictions.reduce((remaining, list) => remaining.filter((value) => list.includes(value)))
      : undefined;
    return !common || common.includes(answer ?? 'unknown') ? answer : common[0];
  };
  return {
    os: pickAnswer(
      os,
      when.map((condition) => condition.os),
    ),
    rom: pickAnswer(
      rom,
      when.map((condition) => condition.rom),
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
 * the path `currentPath` of a flow so that going back leads to where the reader was.
 */
export function answerAddresses(answer: CompiledAnswer, phone: KnownPhone, currentPath?: string): AnswerAddress[] {
  const { id, skins = {} } = answer;
  const name = id.replace(prefix, '');
  const ownAnswer = phone.skin ? skins[phone.skin] : undefined;
  const kind = answerKind(answer);
  const addressIn = (skin: string, skinAnswer: SkinAnswer): AnswerAddress => ({
    path: skinAnswer.part === 'tidy' ? `/result/${skin}` : `/${skin}/${skinAnswer.part}`,
    step: skinAnswer.step ?? name,
    ...(skinAnswer.app ? { app: skinAnswer.app } : {}),
    ...answersFor(skinAnswer, phone.skin === skin ? phone : {}),
    skin,
  });
  if (kind === 'step')
    return (ownAnswer ? [[phone.skin!, ownAnswer] as const] : Object.entries(skins)).map(([skin, skinAnswer]) =>
      addressIn(skin, skinAnswer),
    );
  if (kind === 'card') {
    if (ownAnswer) return [addressIn(phone.skin!, ownAnswer)];
    // On the service screen without a skin, each part has its own hash; the screen itself has none.
    if (Object.keys(skins).length) return [{ path: '/service', step: name }];
    return [{ path: phone.skin ? `/${phone.skin}/service` : '/service' }];
  }
  // A message of other phones is not in this phone's flow.
  if (!phone.skin || (kind === 'message' && answer.skins && !ownAnswer)) return [{ path: '/service', step: name }];
  return [
    { path: kind === 'message' && currentPath ? currentPath : `/${phone.skin}/service`, step: name, skin: phone.skin },
  ];
}
