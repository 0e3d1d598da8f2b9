import { lazy, useState, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. Once `preload` has resolved, it renders at once, without
 * suspending: no fallback flashes, and a prerendered page is hydrated instead of being replaced.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Suspended = lazy(load);
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // The choice is fixed while mounted: another component type would remount the part.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Suspended);
    return <Content {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = (await load()).default;
  }

  return { Part, preload };
}
