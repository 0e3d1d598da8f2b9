import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/**
 * A self-signed certificate, for 'localhost' unless told otherwise: only clients that are given its
 * file trust it.
 */
export interface Certificate {
  key: string;
  cert: string;
  file: string;
  remove(): void;
}

/** Makes a self-signed certificate. */
export async function makeCertificate(host = 'localhost'): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      // Deno accepts no server certificate that could also sign others.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-certificate-'));
  const file = path.join(folder, 'cert.pem');
  writeFileSync(file, cert);
  return { key, cert, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
