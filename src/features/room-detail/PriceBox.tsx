import { ArrowUpRight, Check } from 'lucide-react';
import { ExternalLink } from '@/components/ExternalLink';
import { LinkButton } from '@/components/LinkButton';
import { directBookingAdvantages } from '@/content/direct-booking';
import { formatEuros } from '@/domain/money';

/** A listing of the room on a platform. */
export interface RoomListing {
  name: string;
  href: string;
}

interface PriceBoxProps {
  /** EUR per night. */
  price: number;
  bookTo: string;
  listings: readonly RoomListing[];
}

/** The price and every way to book. On a phone the bar at the foot carries price and first button. */
export function PriceBox({ price, bookTo, listings }: PriceBoxProps) {
  return (
    <aside
      aria-label="Preço e reserva"
      className="rounded-cartao border border-linha bg-branco p-5 shadow-s1 md:p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-2 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="max-md:hidden print:block">
        <p className="text-14 text-tinta-2">A partir de</p>
        <p className="text-30 font-bold algarismos">
          {formatEuros(price)} <span className="text-15 font-normal text-tinta-2">/ noite</span>
        </p>
      </div>
      <div className="grid gap-2.5 md:mt-4 print:hidden">
        <LinkButton to={bookTo} variant="ocre" className="max-md:hidden">
          Reserva Directa
        </LinkButton>
        {listings.map(({ name, href }) => (
          <ExternalLink key={name} href={href} variant="outline">
            {name}
            <ArrowUpRight aria-hidden />
          </ExternalLink>
        ))}
      </div>
      <ul
        className={`grid gap-2 text-15 md:mt-4.5 md:border-t md:border-linha md:pt-4 print:hidden ${
          listings.length > 0 ? 'max-md:mt-4.5 max-md:border-t max-md:border-linha max-md:pt-4' : ''
        }`}
      >
        {directBookingAdvantages.map((advantage) => (
          <li key={advantage} className="flex gap-2.5">
            <Check className="mt-0.25 size-5 text-horta-700" aria-hidden />
            {advantage}
          </li>
        ))}
      </ul>
    </aside>
  );
}
