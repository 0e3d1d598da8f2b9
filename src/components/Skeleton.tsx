/**
 * A block that holds the place of what is loading; give it the real size by `className`. What it is
 * part of pulses as one (`animate-breathe` on the whole): each thing that moves by itself is a layer of
 * its own for the browser to keep and to start, dozens of them just as a page comes to life.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`block rounded-tile bg-linha/70 forced-colors:border ${className}`}
    />
  );
}
