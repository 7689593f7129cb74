import { toPem } from '../bytes/base64.ts';
import type { SignerCertificate } from '../model/report.ts';

/** The bytes of the certificates in reports, which are too many to be part of each. */
export const encodings = new WeakMap<SignerCertificate, Uint8Array>();

/**
 * Returns a certificate of a verdict or report as PEM (RFC 7468), as `openssl x509` and `keytool` read it.
 *
 * @throws TypeError for a copy, such as one that a worker has sent: call it where the file was verified.
 */
export function certificatePem(certificate: SignerCertificate): string {
  const bytes = encodings.get(certificate);
  if (!bytes) throw new TypeError('This is no certificate of a result, but a copy of one');
  return toPem(bytes);
}
