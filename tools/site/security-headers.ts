import { STAFF_PATTERNS } from '../../src/app/route-table.ts';
import { panelPath } from '../../src/lib/paths.ts';
import type { InlineHashes } from './inline-hashes.ts';

export type Headers = Record<string, string>;

/** What some addresses carry besides what all do. A path ends in `/*` when it means a folder. */
export interface HeaderSection {
  paths: string[];
  headers: Headers;
  /** Nothing but files is here: a missing one is a 404, and no page of the app answers for it. */
  holdsFiles: boolean;
}

/**
 * All headers of the site. The files for the hosts and the preview server only write them down. No
 * two sections touch the same address, and none names a header of `everywhere`.
 */
export interface HeaderPlan {
  everywhere: Headers;
  sections: HeaderSection[];
  /** How long an address without a rule of its own may be kept: pages must be asked for anew. */
  otherwise: Headers;
}

/** What the headers depend on. */
export interface SiteFacts {
  inline: InlineHashes;
  /** Where the backend answers; undefined when it is the page's own origin. */
  backendUrl: string | undefined;
  /** The address pattern of the map tiles. */
  mapTilesUrl: string;
  /** Served under https to everybody, not from this machine. */
  isHosted: boolean;
}

/** Files whose name changes with their content. */
const HASHED_FOLDER = '/assets/*';

/** Pictures keep their names, so that a changed one is seen within a day. */
const PICTURE_FOLDERS = ['/imagens/*', '/azulejos/*'];

/** Kept out of search engines, whatever the page itself says. */
const STAFF_PATHS = [panelPath, ...Object.values(STAFF_PATTERNS)];

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Browser features that no page uses; clipboard-write stays on, to copy a booking's number. */
const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of a site with these facts. */
export function securityHeaders(facts: SiteFacts): HeaderPlan {
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(facts),
      ...(facts.isHosted ? { 'Strict-Transport-Security': `max-age=${YEAR_S}` } : {}),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    sections: [
      {
        paths: [HASHED_FOLDER],
        headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
        holdsFiles: true,
      },
      {
        paths: PICTURE_FOLDERS,
        headers: {
          'Cache-Control': `public, max-age=${DAY_S}, stale-while-revalidate=${DAY_S * 7}`,
        },
        holdsFiles: true,
      },
      { paths: STAFF_PATHS, headers: { 'X-Robots-Tag': 'noindex, nofollow' }, holdsFiles: false },
    ],
    otherwise: { 'Cache-Control': 'no-cache' },
  };
}

function contentSecurityPolicy({ inline, backendUrl, mapTilesUrl, isHosted }: SiteFacts): string {
  const backend = backendUrl === undefined ? [] : [new URL(backendUrl).origin];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // Staff give rooms pictures of any address; a small one of our own is data:.
    'img-src': [
      "'self'",
      'data:',
      'https:',
      ...plainOrigin(mapTilesUrl),
      // Uploaded pictures come from the project (PIC-02).
      ...backend.flatMap(plainOrigin),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Until its script has loaded, the contact form opens a mail to the house.
    'form-action': ["'self'", 'mailto:'],
    // Text becomes markup nowhere but in the one policy of src/lib/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(isHosted ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Pictures over https are covered by `https:` above; a server of one's own may use http. */
function plainOrigin(pattern: string): string[] {
  const origin = /^http:\/\/[\w.:{}-]+/i.exec(pattern)?.[0];
  return origin === undefined ? [] : [origin.replace('{s}', '*')];
}

/** What a request for a path is answered with, beside the file itself. */
export function headersFor(path: string, plan: HeaderPlan): Headers {
  return { ...plan.everywhere, ...plan.otherwise, ...sectionOf(path, plan)?.headers };
}

/** Whether nothing but files is where a path leads. */
export function isFilePath(path: string, plan: HeaderPlan): boolean {
  return sectionOf(path, plan)?.holdsFiles ?? false;
}

function sectionOf(path: string, { sections }: HeaderPlan): HeaderSection | undefined {
  return sections.find(({ paths }) => paths.some((pattern) => isWithin(path, pattern)));
}

function isWithin(path: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
