import { GUEST_LANGUAGES } from '../../../src/domain/language/guest-language.ts';
import { SHELL_FILE, shellFile } from '../routes.ts';
import type { HeaderPlan, HeaderSection, Headers } from '../security-headers.ts';

const BUILT_PAGE = '$uri $uri.html $uri/index.html';

/**
 * `nginx.conf`, to be included in a server block. A location with an add_header of its own inherits
 * none, so each one names all of them. Only the last argument of try_files could lead to another
 * location: here it is a 404.
 */
export function nginxFile({ everywhere, sections, otherwise }: HeaderPlan): string {
  const all = { ...everywhere, ...otherwise };
  return [
    '# server { root /path/to/dist; include /path/to/dist/nginx.conf; … }',
    ...sections.flatMap((section) => section.paths.flatMap((path) => place(path, section, all))),
    ...GUEST_LANGUAGES.filter((language) => language !== 'pt').flatMap((language) =>
      location(`^~ /${language}/`, {
        files: `${BUILT_PAGE} /${shellFile(language)}`,
        headers: all,
      }),
    ),
    ...location('/', { files: `${BUILT_PAGE} /${SHELL_FILE}`, headers: all }),
    '',
  ].join('\n');
}

function place(path: string, { headers, holdsFiles }: HeaderSection, all: Headers): string[] {
  const files = holdsFiles ? '$uri' : `/${SHELL_FILE}`;
  const where = path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
  return location(where, { files, headers: { ...all, ...headers } });
}

function location(
  where: string,
  { files, headers }: { files: string; headers: Headers },
): string[] {
  return [
    `location ${where} {`,
    ...Object.entries(headers).map(
      ([name, value]) =>
        // Without 'always' nginx leaves this out of a 404, which must not be cached.
        `  add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`,
    ),
    `  try_files ${files} =404;`,
    '}',
  ];
}
