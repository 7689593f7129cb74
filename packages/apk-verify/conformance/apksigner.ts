import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ApkError } from '../src/model/error.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { verify } from '../src/verify/verify.ts';
import { fileOf } from '../testing/file-of.ts';

/** Result of Debian's `apksigner verify` for a file. */
export interface ApksignerVerdict {
  readonly verified: boolean;
  /** SHA-256 of the signers' certificates, in the order printed. */
  readonly signers: readonly string[];
  /** Its errors; for an exception the first line. */
  readonly errors: readonly string[];
}

/** Returns the version of the installed `apksigner`; null if there is none. */
export function apksignerVersion(): string | null {
  try {
    return execFileSync('apksigner', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Options that halve the startup time of a short-lived virtual machine. */
const quick = ['-JXX:TieredStopAtLevel=1', '-JXX:+UseSerialGC', '-JXshare:auto'];

/** Runs `apksigner verify` for a file and all Android versions that it supports. */
function askApksigner(path: string): Promise<ApksignerVerdict> {
  return new Promise((resolve) => {
    execFile('apksigner', [...quick, 'verify', '--print-certs', path], (error, out, err) => {
      const signers = [...out.matchAll(/^Signer #\d+ certificate SHA-256 digest: ([\da-f]{64})$/gm)].map(
        ([, sha256]) => sha256!,
      );
      const said = `${out}\n${err}`.split('\n');
      const errors = said.filter((line) => /^(?:ERROR|Exception|java\.|com\.)|^DOES NOT VERIFY/.test(line));
      resolve({ verified: error === null, signers, errors });
    });
  });
}

/** A file on which the two do not agree. */
export interface Difference {
  readonly file: string;
  readonly apksigner: ApksignerVerdict;
  readonly ours: ApksignerVerdict & { readonly hasV31: boolean };
}

/** Files on which Debian's apksigner is known to differ, and why this library is right. */
const known: readonly { readonly why: string; fits(difference: Difference): boolean }[] = [
  {
    why: 'v3.1 came after that apksigner: it names the signer for Androids before 13',
    fits: ({ ours }) => ours.verified && ours.hasV31,
  },
  {
    why: 'it counts the signers of v2 only, Android and later apksigners those of v1 too: ten at most',
    fits: ({ apksigner, ours }) => apksigner.verified && ours.errors.includes('JAR_SIG_MAX_SIGNATURES_EXCEEDED'),
  },
  {
    why: 'it falls over a source stamp without a certificate; a stamp that does not hold changes nothing',
    fits: ({ apksigner, ours }) => ours.verified && apksigner.errors.some((line) => /cert == null/.test(line)),
  },
  {
    why: 'Java takes an RSA signature of a DigestInfo without the NULL, BoringSSL on phones since Android 6 does not',
    fits: ({ apksigner, ours }) => apksigner.verified && ours.errors.join() === 'JAR_SIG_DID_NOT_VERIFY',
  },
  {
    why: 'it wants the minimum Android version as a number, Android before 12 resolves a resource',
    fits: ({ apksigner, ours }) =>
      ours.verified && apksigner.errors.some((line) => /MinSdkVersionException: Failed to determine/.test(line)),
  },
];

/** Returns why the two differ on the file; null if unknown. */
export const explain = (difference: Difference): string | null =>
  known.find(({ fits }) => fits(difference))?.why ?? null;

async function ownVerdict(path: string): Promise<Difference['ours']> {
  try {
    const file = fileOf(new Uint8Array(readFileSync(path)));
    const { verified, signers, errors, schemes } = await verify(file, {}, { digests: nodeDigests });
    const names = errors.map(({ name }) => name);
    return { verified, signers: signers.map(({ sha256 }) => sha256), errors: names, hasV31: schemes.v31 };
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    return { verified: false, signers: [], errors: [error.code], hasV31: false };
  }
}

/** Compares verdict and signers of a file, for all Android versions that it supports; null if the two agree. */
export async function compareWithApksigner(path: string): Promise<Difference | null> {
  const [apksigner, ours] = [await askApksigner(path), await ownVerdict(path)];
  const said = ({ verified, signers }: ApksignerVerdict) => verified && [...signers].sort().join(' ');
  return said(apksigner) === said(ours) ? null : { file: basename(path), apksigner, ours };
}
