import type { ReactNode } from 'react';

/** The tile patterns for an empty place; which one depends on what is missing. */
const TILES = {
  /** An empty fishing net: the list has nothing in it. */
  net: 'bg-[url(/azulejos/07.svg)]',
  /** A compass: what was looked for is elsewhere. */
  compass: 'bg-[url(/azulejos/11.svg)]',
};

interface EmptyStateProps {
  tile?: keyof typeof TILES;
  /** The heading, in the words of ERR-EMPTY. */
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** What to do about it. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Says that there is nothing here: a strip of tiles, a heading, and one link or button. */
export function EmptyState({
  tile = 'net',
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-6 pt-12 pb-10 text-center md:pt-16">
      <div
        aria-hidden
        className={`mb-8 h-24 w-60 rounded-tile ${TILES[tile]} bg-size-[48px] shadow-[0_6px_0_theme(colors.ocre.400)] md:w-72 panel:mb-5 panel:h-20 panel:w-30 panel:bg-size-[40px]`}
      />
      <Heading className="max-w-[15.75em] font-serif text-24 tracking-[-.01em] md:text-30 panel:text-20">
        {title}
      </Heading>
      {children !== undefined && (
        <div className="mt-2.5 max-w-[29.5em] text-tinta-2">{children}</div>
      )}
      {action !== undefined && <div className="mt-6 panel:mt-4">{action}</div>}
    </div>
  );
}
