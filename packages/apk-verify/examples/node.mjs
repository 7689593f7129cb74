// node node.mjs app.apk [SHA-256 of the certificate that should have signed it]
import { reason, verifyApk } from '@sideguide/apk-verify/node';

const [path, expected] = process.argv.slice(2);
if (!path) {
  console.error('Name a file: node node.mjs app.apk');
  process.exit(2);
}

const { verified, verdict, facts, report } = await verifyApk(path);

console.log(facts ? `${facts.package} ${facts.versionName} (${facts.versionCode})` : 'No facts can be read.');
if (verified) {
  console.log(`Signed, whole and unchanged, for API level ${report.range.minSdk} and later, by:`);
  for (const { sha256, subject } of verdict.signers) console.log(`  ${sha256} ${subject}`);
} else {
  console.log(`Do not install it: ${reason(verdict)}`);
  for (const { name } of report?.errors ?? []) console.log(`  ${name}`);
}

const isExpected = !expected || verdict.signers.every(({ sha256 }) => sha256 === expected.toLowerCase());
if (verified && !isExpected) console.log('That is another signer than you expected.');
process.exitCode = verified && isExpected ? 0 : 1;
