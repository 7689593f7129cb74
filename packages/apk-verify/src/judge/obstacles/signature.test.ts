import { describe, expect, it } from 'vitest';
import type { Craft } from '../../../testing/craft.ts';
import { answer, expectNothing, expectSaid, type FineRow, type Row, titled } from '../../../testing/expect-obstacle.ts';
import { goodFacts, goodReport } from '../../../testing/sample-report.ts';
import { signer } from '../../../testing/signer.ts';
import { installabilityOf } from '../installability.ts';

const [one, other] = [signer('rsa-2048-a'), signer('rsa-2048-b')];
const changed = (bytes: Uint8Array) => bytes.map((byte) => byte ^ 1);
const v1 = { v1: [one] };
const stripped = { v1: { signers: [one], alsoSigned: '2' } };
const encoding = { v2: [{ ...one, certificates: [Uint8Array.of(0x30, 3, 1, 2, 3)] }] };
const mixed: Craft = {
  sdk: { target: 29 },
  sign: {
    v1: {
      signers: [one, other],
      changeSignatureFile: (text, n) => (n ? text.replace(/Name: classes\.dex[\s\S]*?\r\n\r\n/, '') : text),
    },
  },
};
const none = 'sure invalid PARSE_FAILED_NO_CERTIFICATES';
const noneFrom28 = 'depends invalid PARSE_FAILED_NO_CERTIFICATES';
const badEncoding = 'sure invalid PARSE_FAILED_CERTIFICATE_ENCODING';
const inconsistent = 'sure invalid PARSE_FAILED_INCONSISTENT_CERTIFICATES';
const wrongDigest = { v2: [{ ...one, changeDigest: changed }] };
const wrongSignature = { v3: [{ ...one, changeSignature: changed }] };
const target = (level: number) => ({ sdk: { target: level } });
const issue = (name: string) => ({ issue: name });
const strippedIssue = issue('JAR_SIG_MISSING_APK_SIG_REFERENCED');
const oldIssue = issue('MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET');

const rows: readonly Row[] = [
  ['no signature', { sign: null }, {}, none, issue('JAR_SIG_NO_MANIFEST')],
  ['another content', { sign: wrongDigest }, {}, none, issue('V2_SIG_APK_DIGEST_DID_NOT_VERIFY')],
  ['another signature', { sign: wrongSignature }, {}, none, issue('V3_SIG_DID_NOT_VERIFY')],
  ['an old signature for a new target', { sign: v1, ...target(30) }, { sdk: 30 }, none, oldIssue],
  ['an old signature for a target beyond the phone', { sign: v1, ...target(36) }, { sdk: 34 }, none, { target: 36 }],
  ['a newer signature taken out', { sign: stripped, ...target(29) }, { sdk: 24 }, none, strippedIssue],
  ['no signature for old phones', { sign: { v2: [one] } }, { sdk: 23 }, none, issue('JAR_SIG_NO_MANIFEST')],
  ['the same, phone unknown', { sign: { v3: [one] } }, { sdk: undefined }, noneFrom28, { sdk: 28, android: '9' }],
  ['a broken certificate', { sign: encoding }, {}, badEncoding, issue('V2_SIG_MALFORMED_CERTIFICATE')],
  ['entries by different signers', mixed, { sdk: 23 }, inconsistent, issue('JAR_SIG_ZIP_ENTRY_SIGNERS_MISMATCH')],
];

const fine: readonly FineRow[] = [
  ['an old signature for an old target', { sign: v1, sdk: { target: 29 } }, { sdk: 30 }],
  ['an old signature for a new target on Android 10', { sign: v1, sdk: { target: 30 } }, { sdk: 29 }],
  ['a new signature', { sign: { v2: [one] } }, { sdk: 24 }],
  ['the newest signature', { sign: { v3: [one] } }, { sdk: 28 }],
  ['two signers', { sign: { v1: [one, other], v2: [one, other] } }, {}],
];

describe('a signature is refused', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));
});

describe('a signature is taken', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));

  it('a signature verified for old Androids only is uncertain for newer ones', () => {
    const schemes = { v1: true, v2: false, v3: false, v31: false };
    const found = {
      kind: 'apk',
      facts: goodFacts,
      report: { ...goodReport, schemes },
      range: goodReport.range,
    } as const;
    const obstacle = { code: 'PARSE_FAILED_NO_CERTIFICATES', certainty: 'depends', detail: { target: 36 } };
    expect(installabilityOf(found, { installed: null }).obstacles).toEqual([expect.objectContaining(obstacle)]);
  });

  it('Androids that do not need v1 are not mentioned', async () => {
    const { obstacles } = await answer({ sign: { v2: [one] }, sdk: { min: 24 } }, { sdk: undefined });
    expect(obstacles.filter(({ code }) => code.startsWith('PARSE_FAILED'))).toEqual([]);
  });
});
