import { SHELL_FILE } from '../prerendered-routes.ts';
import type { HeaderPlan, Headers } from '../security-headers.ts';

/** `.htaccess` of Apache 2.4 with mod_headers and mod_rewrite, the site at the document root. */
export function apacheFile({ everywhere, sections, otherwise }: HeaderPlan): string {
  const folders = sections
    .filter(({ holdsFiles }) => holdsFiles)
    .flatMap(({ paths }) => paths.map((path) => path.slice(1, -2)));
  return [
    '# Needs mod_headers and mod_rewrite, and AllowOverride All.',
    'Options -MultiViews -Indexes',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    '',
    ...set({ ...everywhere, ...otherwise }),
    // The request as it came: what it is rewritten to must not decide.
    ...sections.flatMap(({ paths, headers }) => [
      `<If "%{THE_REQUEST} =~ m#^[A-Z]+ (${paths.map(expression).join('|')})#">`,
      ...set(headers).map((line) => `  ${line}`),
      '</If>',
    ]),
    '',
    'RewriteEngine On',
    `RewriteRule ^(${folders.join('|')})/ - [L]`,
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [L]',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.+)$ /$1.html [L]',
    'RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f',
    'RewriteRule ^(.+)$ /$1/index.html [L]',
    `RewriteRule ^.+$ /${SHELL_FILE} [L]`,
    '',
  ].join('\n');
}

function set(headers: Headers): string[] {
  return Object.entries(headers).map(
    ([name, value]) =>
      // Without 'always' it is not said of an answer that something is missing: it may come.
      `Header ${name === 'Cache-Control' ? '' : 'always '}set ${name} "${value}"`,
  );
}

/** '/admin/*' is everything below; '/admin' ends there, or goes on with a query. */
function expression(path: string): string {
  return path.endsWith('/*') ? path.slice(0, -1) : String.raw`${path}[?\s]`;
}
