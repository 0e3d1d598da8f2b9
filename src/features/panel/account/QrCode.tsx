import { useMemo } from 'react';
import { encode } from 'uqr';

/** The light frame that a camera needs around the code, in modules. */
const QUIET_MODULES = 3;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-field border border-linha bg-[#fff] text-[#131c3f]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark runs of each row as one path. */
function drawn(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: runs.join(''), size };
}
