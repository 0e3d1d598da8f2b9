import { SHELL_FILE } from '../prerendered-routes.ts';
import type { HeaderPlan, Headers } from '../security-headers.ts';

/** These hosts answer a page under its name without .html, and redirect from the other. */
const SHELL_ADDRESS = `/${SHELL_FILE.replace('.html', '')}`;

/** `vercel.json`. Vercel has pages asked for anew by itself, and looks for a file before a rewrite. */
export function vercelFile({ everywhere, sections }: HeaderPlan): string {
  const folders = sections
    .filter(({ holdsFiles }) => holdsFiles)
    .flatMap(({ paths }) => paths.map((path) => path.slice(1, -1)));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everywhere),
      ...sections.flatMap(({ paths, headers }) =>
        paths.map((path) => rule(path.replace('*', '(.*)'), headers)),
      ),
    ],
    rewrites: [{ source: `/((?!${folders.join('|')}).*)`, destination: SHELL_ADDRESS }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
