import { openIn } from '@messages/location';
import { CLOSE } from '@messages/parts';
import { X } from 'lucide-react';
import { ExternalLink } from '@/components/ExternalLink';
import { hostel } from '@/copy/hostel';
import { mapsService } from '@/copy/location';

/** Name and address of the house, over its marker. */
export function PlaceCard({ onClose }: { onClose?: () => void }) {
  return (
    <div className="relative px-4.5 py-4 text-15">
      <p className="pe-7 font-serif text-20 leading-6.25 tracking-[-.01em]">{hostel.name}</p>
      <p className="mt-0.5 text-tinta-2">
        {hostel.address.street}, {hostel.address.region}
      </p>
      <ExternalLink href={mapsService.place} className="-mb-2.5 inline-block py-2.75 text-link">
        {openIn(mapsService.name)}
      </ExternalLink>
      {onClose && (
        <button
          type="button"
          aria-label={CLOSE}
          onClick={onClose}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-field text-tinta-2 transition-colors hover:text-tinta"
        >
          <X className="size-5" aria-hidden />
        </button>
      )}
    </div>
  );
}
