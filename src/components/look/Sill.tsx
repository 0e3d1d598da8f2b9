import type { ReactNode } from 'react';

const COLOURS = {
  ocre: 'bg-ocre-400',
  anil: 'bg-anil-600',
  barro: 'bg-barro-500',
  ria: 'bg-ria-500',
};

export type SillColour = keyof typeof COLOURS;

interface SillProps {
  /** The picture that stands on it. */
  children: ReactNode;
  /** Choose a colour that the picture itself does not have. */
  colour?: SillColour;
  /** For a small picture: 4 px, and 3 px wider on each side. */
  isThin?: boolean;
  className?: string;
}

/** The 'soleira': a 6 px bar under a picture, 6 px wider on each side; thicker on hover. */
export function Sill({ children, colour = 'ocre', isThin = false, className = '' }: SillProps) {
  const bar = isThin ? '-mx-0.75 h-1' : '-mx-1.5 h-1.5 group-hover:-mb-1 group-hover:h-2.5';
  return (
    <span className={`block ${isThin ? 'px-0.75' : 'px-1.5'} ${className}`}>
      {children}
      <span
        aria-hidden
        className={`block rounded-tile shadow-[0_4px_0_-1px_#16308314] transition-all ${bar} ${COLOURS[colour]}`}
      />
    </span>
  );
}
