import { languageOfPath } from '../../../src/lib/addresses.ts';
import { routesWithoutPage, shellFile } from '../routes.ts';
import type { HeaderPlan, Headers } from '../security-headers.ts';

/** These hosts answer a page under its name without .html, and redirect from the other. */
function shellAddress(pattern: string): string {
  return `/${shellFile(languageOfPath(pattern)).replace('.html', '')}`;
}

/** Cloudflare ignores what is longer, and rules beyond these. */
const MAX_LINE = 2_000;
const MAX_RULES = 100;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both let browsers revalidate pages without being
 * told, and Cloudflare joins the values of a header that two matching rules name, so none is named
 * twice.
 *
 * @throws when Cloudflare would leave a part out
 */
export function headersFile({ everywhere, sections }: HeaderPlan): string {
  const rules = [
    rule('/*', everywhere),
    ...sections.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
  ];
  const tooLong = rules.flat().find((line) => line.length > MAX_LINE);
  if (tooLong) throw new Error(`_headers: a line over ${MAX_LINE} characters: ${tooLong}`);
  if (rules.length > MAX_RULES) throw new Error(`_headers: more than ${MAX_RULES} rules`);
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function rule(path: string, headers: Headers): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Cloudflare follows a rule even where there is a
 * file, and redirects to another name for the same page: so pages and routes of the app are named
 * one by one, and an unknown address is answered by the nearest 404.html.
 */
export function redirectsFile(pages: readonly string[]): string {
  const folders = pages.flatMap((page) => /^(.+)\/index\.html$/.exec(page)?.[1] ?? []);
  const lines = [
    ...folders.map((folder) => `/${folder} /${folder}/ 200`),
    ...routesWithoutPage(pages)
      .flatMap(patterns)
      .map((pattern) => `${pattern} ${shellAddress(pattern)} 200`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * '/quarto/:roomNumber?' is '/quarto' and '/quarto/:roomNumber'; '/admin/*' begins with '/admin'.
 */
function patterns(route: string): string[] {
  const base = /^(.+)\/(?::\w+\?|\*)$/.exec(route)?.[1];
  return base === undefined ? [route] : [base, route.replace('?', '')];
}
