import type { ReactNode } from 'react';

interface SillProps {
  /** The picture that stands on it. */
  children: ReactNode;
  /** Anil under a picture that is warm itself. */
  colour?: 'ocre' | 'anil';
  className?: string;
}

/** The 'soleira': a 6 px bar under a picture, 6 px wider on each side. */
export function Sill({ children, colour = 'ocre', className = '' }: SillProps) {
  return (
    <span className={`block px-1.5 ${className}`}>
      {children}
      <span
        aria-hidden
        className={`-mx-1.5 block h-1.5 rounded-azulejo shadow-[0_4px_0_-1px_#16308314] ${colour === 'ocre' ? 'bg-ocre-400' : 'bg-anil-600'}`}
      />
    </span>
  );
}
