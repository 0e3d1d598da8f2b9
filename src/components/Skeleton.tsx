/** A block that holds the place of what is loading; give it the real size by `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden className={`block animate-pulsa rounded-azulejo bg-linha/70 ${className}`} />
  );
}
