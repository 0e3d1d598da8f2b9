import { lazy, useState, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. Once `preload` is through, it renders at once, without a round
 * through Suspense: nothing flashes, and a prerendered page is woken up without being torn down.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Suspended = lazy(load);
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // The choice holds while the part stands: another type of component would build it anew.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Suspended);
    return <Content {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = (await load()).default;
  }

  return { Part, preload };
}
