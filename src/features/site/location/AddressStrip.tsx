import * as t from '@messages/location';
import { Map } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/button-styles';
import { ExternalLink } from '@/components/ExternalLink';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { Telephone } from '@/components/Telephone';
import { hostel, townOf } from '@/copy/hostel';
import { mapsService } from '@/copy/location';

/** Address, phone and e-mail, with links to a maps service and to the directions below. */
export function AddressStrip({ directionsId }: { directionsId: string }) {
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4.5 border-b border-linha py-5.5 md:py-7">
        <dl className="grid w-full grid-cols-[minmax(0,.85fr)_minmax(0,1.15fr)] gap-4 max-[19.5rem]:grid-cols-1 md:grid-cols-[1.2fr_1fr_1fr] md:gap-8 xl:w-auto xl:flex-1">
          <Detail label={t.ADDRESS} className="max-md:col-span-full">
            {hostel.address.street}
            <br />
            {townOf(hostel.address)}
          </Detail>
          <Detail label={t.PHONE}>
            <Telephone />
          </Detail>
          <Detail label={t.EMAIL}>
            <a href={hostel.email.href} className="text-link wrap-anywhere">
              {hostel.email.display}
            </a>
          </Detail>
        </dl>
        <div className="flex flex-wrap gap-3.5 max-md:w-full max-md:*:flex-1 print:hidden">
          <ExternalLink href={mapsService.place} variant="primary">
            <Map aria-hidden />
            {t.OPEN_MAP}
            <VisuallyHidden>{` ${t.inService(mapsService.name)}`}</VisuallyHidden>
          </ExternalLink>
          <a href={`#${directionsId}`} className={buttonClasses('outline')}>
            {t.GETTING_HERE}
          </a>
        </div>
      </div>
    </div>
  );
}

interface DetailProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Detail({ label, className, children }: DetailProps) {
  return (
    <div className={className}>
      <dt className="text-14 text-tinta-2">{label}</dt>
      <dd className="text-15 font-semibold md:text-17">{children}</dd>
    </div>
  );
}
