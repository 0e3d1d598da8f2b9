/**
 * A block that holds the place of what is loading; give it the real size by `className`. Put
 * `animate-breathe` on the whole container, not on each block: every animated element is a layer of
 * its own, and dozens of layers would slow down the start of a page.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`block rounded-tile bg-linha/70 forced-colors:border ${className}`}
    />
  );
}
