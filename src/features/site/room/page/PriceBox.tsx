import * as t from '@messages/room';
import { FROM, PER_NIGHT } from '@messages/room-words';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { formatEuros } from '@/domain/basics/money';
import { RoomListings, type RoomListing } from './RoomListings';

export interface StayOffer {
  /** Dates and guests. */
  fields: ReactNode;
  /** What the stay costs. */
  answer: ReactNode;
  /** Below the button. */
  note: ReactNode;
  /** In the bar at the foot of the screen; null while nothing is chosen. */
  bar: ReactNode;
}

interface PriceBoxProps {
  offer: StayOffer | null;
  /** On a narrow page the box stands below the calendar, and price and button are in the bar. */
  isBelowCalendar: boolean;

  /** EUR per night, as a request charges it. */
  price: number;
  bookTo: string;
  /** The listings on platforms; empty where they stand elsewhere on the page. */
  listings: readonly RoomListing[];
  /** The price and our own way to book. */
  offerRef: Ref<HTMLDivElement>;
}

/** The price and the button to book with us, then on a wide screen the platforms as well. */
export function PriceBox(props: PriceBoxProps) {
  const { price, bookTo, listings, offerRef, offer, isBelowCalendar } = props;
  // The total of the stay stands below, so the price of a night is drawn smaller.
  const isChosen = offer !== null && offer.bar !== null;
  const onlyWide = isBelowCalendar ? 'max-lg:hidden print:block' : '';
  return (
    <aside
      aria-label={t.PRICE_AND_BOOKING}
      className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:rounded-card lg:border lg:border-linha lg:bg-branco lg:p-6 lg:shadow-s1 print:mt-2 print:border-0 print:p-0 print:shadow-none"
    >
      <div
        ref={offerRef}
        className={`max-lg:rounded-card max-lg:border max-lg:border-linha max-lg:bg-branco print:border-0 print:p-0 ${isBelowCalendar ? 'max-lg:p-4' : 'max-lg:p-5 max-lg:shadow-s1 md:max-lg:p-6'}`}
      >
        <div className={onlyWide}>
          <p className="text-14 text-tinta-2">
            {FROM}{' '}
            <span
              className={`font-bold whitespace-nowrap text-tinta tabular-figures print:text-22 ${isChosen ? 'text-20' : 'block text-30'}`}
            >
              {formatEuros(price)}{' '}
              <span className="text-15 font-normal text-tinta-2">{PER_NIGHT}</span>
            </span>
          </p>
        </div>
        {offer !== null && (
          <div className="lg:mt-3.5 print:hidden">
            {offer.fields}
            {offer.answer}
          </div>
        )}
        <LinkButton
          to={bookTo}
          variant="ocre"
          className={`mt-4 w-full print:hidden ${isBelowCalendar ? 'max-lg:hidden' : ''}`}
        >
          {t.BOOK_DIRECT}
        </LinkButton>
        <div className={`print:hidden ${isBelowCalendar ? 'max-lg:hidden' : ''}`}>
          {offer?.note}
        </div>
      </div>
      <div className="mt-2.5 max-lg:hidden print:hidden">
        <RoomListings listings={listings} />
      </div>
      <ul className="mt-4.5 grid gap-2 text-15 lg:border-t lg:border-linha lg:pt-4 print:hidden">
        {t.ADVANTAGES.map((advantage) => (
          <li key={advantage} className="flex gap-2.5">
            <Check className="mt-0.25 size-5 text-horta-700" aria-hidden />
            {advantage}
          </li>
        ))}
      </ul>
    </aside>
  );
}
