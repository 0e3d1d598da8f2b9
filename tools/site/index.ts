import type { Plugin } from 'vite';
import { prerender } from './prerender.ts';
import { replaceWhenWhole } from './replace-when-whole.ts';
import { messages } from './messages.ts';
import { siteHeaders } from './headers-plugin.ts';
import { staticHost } from './static-host.ts';

interface SiteOptions {
  /** Built for a hosted project, not for the embedded backend on the page's own origin. */
  isHosted: boolean;
}

/** Makes a static site of the app: see README.md. */
export function site({ isHosted }: SiteOptions): Plugin[] {
  return [
    messages(),
    prerender({ isHosted }),
    siteHeaders({ isHosted }),
    replaceWhenWhole(),
    staticHost(),
  ];
}
