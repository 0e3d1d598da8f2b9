import { BOOK_DIRECT } from '@messages/room';
import { FROM, PER_NIGHT } from '@messages/room-words';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { StickyBar } from '@/components/StickyBar';
import { formatEuros } from '@/domain/money';

interface BookingBarProps {
  /** EUR per night. */
  price: number;
  bookTo: string;
  /** The same stands on the screen already. */
  isAway: boolean;
  /** It stands on tablets, too. */
  isWide: boolean;
  /** What is chosen; in its place, while that is nothing, the price of a night. */
  children?: ReactNode;
}

/** On a phone: the price or what is chosen, and the way to book, always under the thumb. */
export function BookingBar({ price, bookTo, isAway, isWide, children }: BookingBarProps) {
  return (
    <StickyBar {...{ isAway, isWide }}>
      {children ?? (
        <p className="me-auto text-13 leading-4 text-tinta-2 tabular-figures">
          {FROM}
          <span className="block text-22 leading-6.25 font-bold text-tinta">
            {formatEuros(price)}{' '}
            <span className="text-13 font-normal text-tinta-2">{PER_NIGHT}</span>
          </span>
        </p>
      )}
      <LinkButton to={bookTo} variant="ocre">
        {BOOK_DIRECT}
      </LinkButton>
    </StickyBar>
  );
}
