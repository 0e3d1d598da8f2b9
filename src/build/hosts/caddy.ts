import type { HeaderPlan, HeaderSection, Headers } from '../security-headers.ts';

/** `caddy.conf`, to be imported in the block of a site. */
export function caddyFile({ everywhere, sections, otherwise }: HeaderPlan): string {
  return [
    '# In the block of a site, after its root: import /path/to/dist/caddy.conf',
    ...set('*', { ...everywhere, ...otherwise }),
    ...sections.flatMap(sectionLines),
    `@pages not path ${filePaths(sections).join(' ')}`,
    'handle @pages {',
    '  try_files {path} {path}.html {path}/index.html /spa.html',
    '  file_server',
    '}',
    'file_server',
    '',
  ].join('\n');
}

function sectionLines({ paths, headers }: HeaderSection, index: number): string[] {
  return [`@section${index} path ${paths.join(' ')}`, ...set(`@section${index}`, headers)];
}

function filePaths(sections: readonly HeaderSection[]): string[] {
  return sections.filter(({ holdsFiles }) => holdsFiles).flatMap(({ paths }) => paths);
}

function set(matcher: string, headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher} ${name} "${value}"`);
}
