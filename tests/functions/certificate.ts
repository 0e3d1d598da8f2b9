import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/** A certificate for a name, 'localhost' unless told, that nobody vouches for but who is given its file. */
export interface Certificate {
  key: string;
  cert: string;
  file: string;
  remove(): void;
}

/** Makes one. */
export async function makeCertificate(host = 'localhost'): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      // Deno takes no certificate of a server that could also vouch for others.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-certificate-'));
  const file = path.join(folder, 'cert.pem');
  writeFileSync(file, cert);
  return { key, cert, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
