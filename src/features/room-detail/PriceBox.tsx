import * as t from '@messages/room';
import { FROM, PER_NIGHT } from '@messages/room-words';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { formatEuros } from '@/domain/money';
import { RoomListings, type RoomListing } from './RoomListings';

interface PriceBoxProps {
  /** EUR per night. */
  price: number;
  /** What a request reckons a night at, where that is not the price; EUR. */
  requestPrice: number | null;
  bookTo: string;
  /** The ways to book elsewhere, where they stand here. */
  listings: readonly RoomListing[];
  /** The price and our own way to book. */
  offerRef: Ref<HTMLDivElement>;
}

/** The price and the way to book with us, first; on a wide screen the platforms as well. */
export function PriceBox({ price, requestPrice, bookTo, listings, offerRef }: PriceBoxProps) {
  return (
    <aside
      aria-label={t.PRICE_AND_BOOKING}
      className="rounded-card border border-linha bg-branco p-5 shadow-s1 md:p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-2 print:border-0 print:p-0 print:shadow-none"
    >
      <div ref={offerRef}>
        <p className="text-14 text-tinta-2">{FROM}</p>
        <p className="text-30 font-bold whitespace-nowrap tabular-figures print:text-22">
          {formatEuros(price)} <span className="text-15 font-normal text-tinta-2">{PER_NIGHT}</span>
        </p>
        {requestPrice !== null && (
          <p className="mt-1.5 text-15 text-tinta-2 tabular-figures print:mt-0.5 print:text-13">
            {t.LOWEST_PRICE.before}{' '}
            <b className="font-semibold whitespace-nowrap text-tinta">
              {formatEuros(requestPrice)}
            </b>
            {t.LOWEST_PRICE.after}
          </p>
        )}
        <LinkButton to={bookTo} variant="ocre" className="mt-4 w-full print:hidden">
          {t.BOOK_DIRECT}
        </LinkButton>
      </div>
      <div className="mt-2.5 print:hidden">
        <RoomListings listings={listings} />
      </div>
      <ul className="mt-4.5 grid gap-2 border-t border-linha pt-4 text-15 print:hidden">
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
