import { type Attribute, rotationFrom, strippingProtection } from '../block-signer.ts';
import { u32 } from '../bytes.ts';
import type { SignOptions } from '../signer.ts';
import { evil, page } from '../verdicts.ts';
import { type AndroidCase, type AndroidChoice, at, before, caseTable, jar, sign, stops } from './case.ts';

type Who = typeof page | typeof evil | undefined;
const nameOf = (who: Who) => (who === page ? 'page' : who === evil ? 'evil' : 'nobody');

/** Returns the choice of ApkSignatureVerifier when there is no stripping protection. */
function choiceOf(v1: Who, v2: Who, v3: Who, v31: Who): AndroidChoice {
  const doneBy = (who: Who) => (who ? nameOf(who) : 'refuses');
  return [
    `21 ${doneBy(v1)}`,
    `24 ${doneBy(v2 ?? v1)}`,
    `28 ${doneBy(v3 ?? v2 ?? v1)}`,
    `33 ${doneBy(v31 ?? v3 ?? v2 ?? v1)}`,
  ].join(', ');
}

const one = (who: Who) => (who ? [who] : undefined);
const anybody: readonly Who[] = [undefined, page, evil];
const mixed = anybody.flatMap((v1) =>
  anybody.flatMap((v2) =>
    anybody.flatMap((v3) =>
      (v3 ? anybody : [undefined]).flatMap((v31): AndroidCase[] => {
        if (!v1 && !v2 && !v3) return [];
        const options = { v1: one(v1), v2: one(v2), v3: one(v3), v31: one(v31) };
        const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value)) as SignOptions;
        const v3Marked = v31 && v3 ? { v3: [{ ...v3, attributes: [rotationFrom(33)] }] } : {};
        const what = `v1 ${nameOf(v1)}, v2 ${nameOf(v2)}, v3 ${nameOf(v3)}, v3.1 ${nameOf(v31)}`;
        return [[what, sign({ ...given, ...v3Marked }), choiceOf(v1, v2, v3, v31), at.choice]];
      }),
    ),
  ),
);
export const mixedHands = caseTable('schemes by different hands', mixed);

const v2Names = (scheme: number) => sign({ v2: [{ ...page, attributes: [strippingProtection(scheme)] }] });
const v3Names = (attribute: Attribute) => sign({ v3: [{ ...page, attributes: [attribute] }] });
const otherLevel = sign({
  v3: [{ ...page, maxSdk: 33, attributes: [rotationFrom(33)] }],
  v31: [{ ...page, minSdk: 34 }],
});
export const strippedMarks = caseTable('what says that a newer scheme was taken away', [
  ['the JAR, of v2', jar({ alsoSigned: '2' }), '21 page, 24 refuses', at.jar],
  ['the JAR, of v3', jar({ alsoSigned: '3' }), '21 page, 28 refuses', at.jar],
  ['the JAR, of v2 and v3', jar({ alsoSigned: '2, 3' }), '21 page, 24 refuses', at.jar],
  ['the JAR, with a sign', jar({ alsoSigned: '+2' }), '21 page, 24 refuses', at.jar],
  ['the JAR, with a zero', jar({ alsoSigned: '02' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in Arabic digits', jar({ alsoSigned: '٢' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in Devanagari digits', jar({ alsoSigned: '०२' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in full-width digits', jar({ alsoSigned: '３' }), '21 page, 28 refuses', at.jar],
  ['the JAR, of a scheme nobody knows', jar({ alsoSigned: '4' }), '21 page', at.jar],
  ['the JAR, with a space that Java does not trim', jar({ alsoSigned: '\u00a02' }), '21 page', at.jar],
  ['the JAR, with no number', jar({ alsoSigned: 'two' }), '21 page', at.jar],
  ['the JAR, of v2 that is there', jar({ alsoSigned: '2' }, { v2: [page] }), '21 page', at.jar],
  ['v2, of v3', v2Names(3), '21 refuses, 24 page, 28 refuses', at.v2attributes],
  ['v2, of a scheme nobody knows', v2Names(9), before, at.v2attributes],
  ['v3, of v3.1', v3Names(rotationFrom(33)), '21 refuses, 28 page, 33 refuses', at.v3attributes],
  ['v3, of v3.1 for another level', otherLevel, '21 refuses, 28 page, 33 refuses, 34 odd', at.v3attributes, stops],
  ['v3, of v3.2', v3Names([0xbf940529, u32(37)]), '21 refuses, 28 page, 37 refuses', at.v3attributes],
  ['v3, of v3.2 up to a level', v3Names([0x9f06b79c, u32(40)]), '21 refuses, 28 page, 37 refuses', at.v3attributes],
]);
