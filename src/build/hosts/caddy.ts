import { SHELL_FILE } from '../prerendered-routes.ts';
import type { HeaderPlan, HeaderSection, Headers } from '../security-headers.ts';

/** `caddy.conf`, to be imported in the block of a site. */
export function caddyFile({ everywhere, sections, otherwise }: HeaderPlan): string {
  return [
    '# In the block of a site, after its root: import /path/to/dist/caddy.conf',
    ...set(everywhere),
    ...Object.entries(otherwise).map(([name, value]) => `header ?${name} "${value}"`),
    ...sections.flatMap(sectionLines),
    `@pages not path ${filePaths(sections).join(' ')}`,
    'handle @pages {',
    `  try_files {path} {path}.html {path}/index.html /${SHELL_FILE}`,
    '  file_server',
    '}',
    'file_server',
    '',
  ].join('\n');
}

function sectionLines({ paths, headers, holdsFiles }: HeaderSection, index: number): string[] {
  const matcher = `@section${index}`;
  return [
    `${matcher} {`,
    `  path ${paths.join(' ')}`,
    // What is missing may come: no word on how long the answer is good.
    ...(holdsFiles ? ['  file'] : []),
    '}',
    ...set(headers, matcher),
  ];
}

function filePaths(sections: readonly HeaderSection[]): string[] {
  return sections.filter(({ holdsFiles }) => holdsFiles).flatMap(({ paths }) => paths);
}

function set(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) =>
    ['header', matcher, name, `"${value}"`].filter(Boolean).join(' '),
  );
}
