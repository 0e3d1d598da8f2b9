import { BOOK_DIRECT } from '@messages/room';
import { FROM, PER_NIGHT } from '@messages/room-words';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { StickyBar } from '@/components/StickyBar';
import { formatEuros } from '@/domain/basics/money';

interface BookingBarProps {
  /** EUR per night. */
  price: number;
  bookTo: string;
  /** Hidden while the page itself shows price and button. */
  isAway: boolean;
  /** It stands on tablets, too. */
  isWide: boolean;
  /** The chosen stay; without one, the price of a night stands here. */
  children?: ReactNode;
}

/** The bar at the foot of a phone: the price or the chosen stay, and the button to book. */
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
