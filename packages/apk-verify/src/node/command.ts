#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ApkResult, Entry, VerifyOptions } from './index.ts';
import { certificatePem, fileDigest, knownFromIndex, knownFromText, reason, verifyApk } from './index.ts';

// The package's own command, `npx @sideguide/apk-verify app.apk`.

const usage = `Usage: apk-verify [options] FILE …

Says whether an APK is intact, who signed it, and whether a phone installs it.

  --known FILE     known apps: an F-Droid index-v2.json, or package names with the SHA-256
                   of their certificates, as AppVerifier shares them
  --sdk N          the phone's API level
  --min-sdk N, --max-sdk N
                   the API levels to verify for
  --pem            prints the signers' certificates
  --json           prints the result as JSON

Status: 0 the file is intact, and nothing is known that prevents installation
        1 do not install it, or it will not install
        2 wrong usage, or a file cannot be read`;

const statusOf = ({ verified, verdict }: ApkResult): 0 | 1 =>
  verified && reason(verdict) === null && verdict.installability.installs !== 'no' ? 0 : 1;

/** Returns text from a file on one line, without characters that would change the terminal or its direction. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 200);

/** Depends on what is on the phone already, which is not known here. */
const ofInstalled = /^FAILED_(?:VERSION_DOWNGRADE|UPDATE_INCOMPATIBLE)$/;

function linesOf(path: string, result: ApkResult, digest: string, pem: boolean): string[] {
  const { verified, verdict, facts, report } = result;
  const certificates = pem ? verdict.signers.map((signer) => certificatePem(signer).trimEnd()) : [];
  const { installs, obstacles } = verdict.installability;
  const why = reason(verdict);
  const wanted = installs === 'no' ? 'sure' : 'depends';
  const codes = obstacles
    .filter(({ status, certainty, code }) => status !== 'installs' && certainty === wanted && !ofInstalled.test(code))
    .map(({ code }) => code);
  return [
    `${plain(path)}: ${verdict.answer}${why && why !== verdict.answer ? ` (${why})` : ''}`,
    `  SHA-256   ${digest}`,
    ...(facts ? [`  App       ${plain(facts.package)} ${plain(facts.versionName)} (${facts.versionCode})`] : []),
    ...(verified ? [`  Installs  ${installs}${codes.length > 0 ? `: ${[...new Set(codes)].join(', ')}` : ''}`] : []),
    ...verdict.signers.map(({ sha256, subject }) => `  Signer    ${sha256} ${plain(subject)}`),
    ...(report?.errors ?? []).slice(0, 10).map(({ name }) => `  Error     ${name}`),
    ...(report?.tricks ?? []).slice(0, 10).map(({ trick }) => `  Trick     ${trick}`),
    ...certificates,
  ];
}

/** Reads known apps from a file: JSON is an index, anything else a list. */
async function readKnown(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8');
  return /^\s*\{/.test(text) ? knownFromIndex(JSON.parse(text)) : knownFromText(text, path);
}

const levelOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      json: { type: 'boolean' },
      known: { type: 'string', multiple: true },
      'max-sdk': { type: 'string' },
      'min-sdk': { type: 'string' },
      pem: { type: 'boolean' },
      sdk: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (positionals.length === 0) throw new TypeError(`Name a file.\n\n${usage}`);
  const known = (await Promise.all((values.known ?? []).map(readKnown))).flat();
  const levels = { minSdk: levelOf(values['min-sdk']), maxSdk: levelOf(values['max-sdk']), sdk: levelOf(values.sdk) };
  const options: VerifyOptions = {
    known,
    ...(levels.minSdk === undefined ? {} : { minSdk: levels.minSdk }),
    ...(levels.maxSdk === undefined ? {} : { maxSdk: levels.maxSdk }),
    ...(levels.sdk === undefined ? {} : { phone: { sdk: levels.sdk } }),
  };
  let status: 0 | 1 = 0;
  for (const path of positionals) {
    // At once: one digests what it has while the other waits for the disk.
    const [result, sha256] = await Promise.all([verifyApk(path, options), fileDigest(path)]);
    if (values.json) console.log(JSON.stringify({ file: path, sha256, reason: reason(result.verdict), ...result }));
    else console.log(linesOf(path, result, sha256, values.pem ?? false).join('\n'));
    if (statusOf(result) === 1) status = 1;
  }
  return status;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
