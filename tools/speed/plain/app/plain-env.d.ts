/** The key by which the embedded backend knows a visitor. */
declare const PUBLISHABLE_KEY: string;

declare module 'plain:pages' {
  import type { ComponentType } from 'react';

  /** The generated pages, each a chunk of its own. */
  export const PAGES: readonly {
    path: string;
    load: () => Promise<{ default: ComponentType }>;
  }[];
}
