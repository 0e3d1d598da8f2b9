import type { ReactNode } from 'react';

/** The tile shown beside the text, by its meaning. */
const TILES = {
  /** The compass: look elsewhere. */
  compass: '/azulejos/11.svg',
  /** The net, which holds many. */
  net: '/azulejos/07.svg',
};

interface SuggestionHeadProps {
  tile: keyof typeof TILES;
  className?: string;
  children: ReactNode;
}

/** Says what the problem is and whether there is a solution; read out when it changes. */
export function SuggestionHead({ tile, className = '', children }: SuggestionHeadProps) {
  return (
    <output
      className={`mt-4 grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-3.5 rounded-card border border-linha bg-branco px-4 py-4.5 tabular-figures md:mt-5 md:grid-cols-[4rem_minmax(0,1fr)] md:gap-x-5 md:px-6 md:pt-5.5 md:pb-6 ${className}`}
    >
      <img
        src={TILES[tile]}
        alt=""
        width={64}
        height={64}
        className="size-11 rounded-tile shadow-[0_5px_0_theme(colors.ocre.400)] md:size-16"
      />
      <div className="min-w-0">{children}</div>
    </output>
  );
}
