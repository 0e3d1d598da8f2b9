import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate for 'localhost' that nobody vouches for but who is given its file. */
export interface Certificate {
  key: string;
  cert: string;
  file: string;
  remove(): void;
}

/** Makes one with openssl, for a day. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-certificate-'));
  const file = path.join(folder, 'cert.pem');
  const keyFile = path.join(folder, 'key.pem');
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  // Deno takes no certificate of a server that could also vouch for others.
  const kindOfUse = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  const files = ['-keyout', keyFile, '-out', file];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...kindOfUse, ...files], {
    stdio: 'pipe',
  });
  return {
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
