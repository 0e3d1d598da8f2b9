import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import type { HeaderPlan } from './security-headers.ts';

/** What a static host must know to serve the site. */
export interface HostedSite {
  plan: HeaderPlan;
  /** The names of the built pages, such as 'sobre/index.html'. */
  pages: readonly string[];
}

/**
 * The settings of static hosts, by file name. Each says the same: these headers; a page that was
 * built under its address without .html; the empty shell for every other address; a plain 'not
 * found' for a missing file. docs/hosting.md says it to other hosts.
 */
export function hostFiles({ plan, pages }: HostedSite): Record<string, string> {
  return {
    _headers: headersFile(plan),
    _redirects: redirectsFile(pages),
    'nginx.conf': nginxFile(plan),
  };
}
