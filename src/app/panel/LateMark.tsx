import { VisuallyHidden } from '@/components/look/VisuallyHidden';

/** A count of what is late, at the end of a link; nothing for 0. */
export function LateMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-pill bg-barro-600 px-1.75 text-12 leading-4.5 font-semibold text-branco tabular-figures forced-colors:border">
      {count}
      <VisuallyHidden> em atraso</VisuallyHidden>
    </span>
  );
}
