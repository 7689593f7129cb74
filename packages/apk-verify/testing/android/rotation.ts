import { type Attribute, lineage } from '../block-signer.ts';
import { u32 } from '../bytes.ts';
import { evil, newer, page, store } from '../verdicts.ts';
import { at, before, caseTable, from28, refusedBy, rotated, sign, v3 } from './case.ts';

const proved = (...attributes: readonly Attribute[]) => v3({ ...newer, attributes });
const [, proofOf] = lineage([page, newer]);
export const proofs = caseTable('proofs of rotation', [
  ['of the listed signer', proved(lineage([page, newer])), from28, at.proof],
  ['of two steps', proved(lineage([page, store, newer])), from28, at.proof],
  ['none', v3(newer), '21 refuses, 28 evil', at.proof],
  ['of a stranger', proved(lineage([evil, newer])), '21 refuses, 28 evil', at.proof],
  ['that another signed', proved(lineage([page, { ...newer, vouchedBy: evil }])), refusedBy, at.proof],
  ['that ends with another', proved(lineage([page, evil])), refusedBy, at.v3attributes],
  ['the wrong way round', proved(lineage([newer, page])), refusedBy, at.v3attributes],
  ['with a certificate twice', proved(lineage([page, evil, page, newer])), refusedBy, at.proof],
  ['twice', proved(lineage([page, newer]), lineage([page, newer])), refusedBy, at.v3attributes],
  ['twice, the second empty', proved(lineage([page, newer]), [0x3ba06f8c, u32(1)]), refusedBy, at.v3attributes],
  ['twice, a false one first', proved(lineage([evil, newer]), lineage([page, newer])), refusedBy, at.v3attributes],
  ['cut short', proved([0x3ba06f8c, proofOf.subarray(0, proofOf.length - 9)]), refusedBy, at.proof],
  ['with no right left to the old one', proved(lineage([{ ...page, flags: 0 }, newer])), from28, at.proof],
  ['beside the old one’s v2', sign({ v2: [page], v3: [rotated] }), before, at.choice],
  ['beside a stranger’s v2', sign({ v2: [evil], v3: [rotated] }), '21 refuses, 24 evil, 28 page', at.choice],
  [
    'whose past signer signs older levels',
    sign({
      v3: [
        { ...page, maxSdk: 32 },
        { ...rotated, minSdk: 33 },
      ],
    }),
    from28,
    at.v3,
  ],
]);
