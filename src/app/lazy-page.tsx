import { lazy, useState, type ComponentType } from 'react';

interface PageModule {
  default: ComponentType;
}

/**
 * A page in a chunk of its own. Once `preload` is through, it renders at once, without a round
 * through Suspense: so a prerendered page is complete, and is woken up without being torn down.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  const Suspended = lazy(load);
  let loaded: ComponentType | undefined;

  function Page() {
    // The choice holds while the page stands: another type of component would build it anew.
    const [Content] = useState(() => loaded ?? Suspended);
    return <Content />;
  }

  async function preload(): Promise<void> {
    loaded = (await load()).default;
  }

  return { Page, preload };
}
