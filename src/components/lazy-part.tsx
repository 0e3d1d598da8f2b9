import { lazy, useState, type ComponentType } from 'react';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';

export interface LazyOptions<Props extends object> {
  /**
   * What stands in the part's place when its chunk does not load even when asked twice: the error
   * of the page around it (default), what the prerendered page shows there already, or another
   * component.
   */
  ifMissing?: 'page-error' | 'prerendered' | ComponentType<Props>;
}

/** A component in a chunk of its own: the default export of what is imported. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options?: LazyOptions<Props>,
) {
  return partOf(async () => (await retryImport(load)).default, options);
}

/**
 * Once `preload` has resolved, `Part` renders at once, without suspending: no fallback flashes, and
 * a prerendered page is hydrated instead of being replaced.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { ifMissing = 'page-error' }: LazyOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined;

  const Suspended = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (ifMissing === 'page-error') throw error;
      logError('lazyPart', error);
      // React keeps the prerendered markup, whose links work, for as long as this does not settle.
      if (ifMissing === 'prerendered') return new Promise<never>(() => {});
      return { default: ifMissing };
    }
  });

  function Part(props: Props) {
    // The choice is fixed while mounted: another component type would remount the part.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Suspended);
    return <Content {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = await load();
  }

  return { Part, preload };
}
