import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** What no file of a built site may hold, whatever its settings. */
const NEVER = [
  /sb_secret_/,
  /service_role/,
  /hostel-demo/,
  /equipa@marenova\.example/,
  /postgres(?:ql)?:\/\//,
  /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*/,
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /sourceMappingURL/,
  /\/(?:home|Users|root)\/[\w.-]+\//,
  /[A-Z]:\\Users\\/,
];

/** The forbidden texts in a folder's files, as 'file: text'; `planted` are texts of the test. */
export function findSecrets(folder: string, planted: readonly string[] = []): string[] {
  const machine = [process.cwd(), homedir(), tmpdir()].map((place) => `${place}/`);
  const texts = [...planted, ...machine].filter((text) => text !== '/');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .flatMap((name) => {
      const content = readFileSync(path.join(folder, name), 'latin1');
      const found = [
        ...NEVER.flatMap((pattern) => pattern.exec(content)?.[0] ?? []),
        ...texts.filter((text) => content.includes(text)),
      ];
      const isMap = name.endsWith('.map') ? ['a source map'] : [];
      return [...isMap, ...found].map((text) => `${name}: ${text}`);
    });
}
