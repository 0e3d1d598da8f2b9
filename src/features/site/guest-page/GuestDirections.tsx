import * as t from '@messages/guest-page';
import { Car, Map, Plane, TrainFront, type LucideIcon } from 'lucide-react';
import { CopyButton } from '@/components/CopyButton';
import { ExternalLink } from '@/components/ExternalLink';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { hostel } from '@/copy/hostel';
import { directions, mapsService } from '@/copy/location';

const { address } = hostel;
const ADDRESS = `${address.street}, ${address.region}`;

/** The id of the heading to which the bar at the foot leads. */
export const DIRECTIONS_ID = 'como-chegar';

/** How to arrive, shown once the stay is confirmed. */
export function GuestDirections() {
  const { airport, train, car } = directions;
  return (
    <section aria-labelledby={DIRECTIONS_ID}>
      <h2 id={DIRECTIONS_ID} tabIndex={-1} className="scroll-mt-24 text-24 md:text-30">
        {t.DIRECTIONS.title}
      </h2>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <img
            src="/imagens/estacao.svg"
            alt=""
            width={600}
            height={400}
            loading="lazy"
            decoding="async"
            className="aspect-3/2 w-full border-b-6 border-ocre-400 object-cover"
          />
          <p className="mt-3.5 font-semibold">{ADDRESS}</p>
          <div className="mt-3.5 flex flex-wrap gap-2.5 max-md:flex-col max-md:items-stretch max-md:[&_button]:w-full">
            <ExternalLink href={mapsService.place} variant="outline">
              <Map aria-hidden />
              {t.DIRECTIONS.openMap}
              <VisuallyHidden> {t.DIRECTIONS.inService(mapsService.name)}</VisuallyHidden>
            </ExternalLink>
            <CopyButton text={`${hostel.name}, ${ADDRESS}`} label={t.DIRECTIONS.copyAddress} />
          </div>
        </div>
        <div className="divide-y divide-linha max-md:border-y max-md:border-linha md:-mt-3.5">
          <Way
            icon={TrainFront}
            title={t.DIRECTIONS.byTrain}
            distance={train.distance}
            text={train.text}
          />
          <Way
            icon={Plane}
            title={airport.title}
            distance={airport.distance}
            text={t.DIRECTIONS.fromAirport}
          />
          <Way icon={Car} title={car.title} text={car.text} />
        </div>
      </div>
    </section>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  distance?: string;
  text: string;
}

function Way({ icon: Icon, title, distance, text }: WayProps) {
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 py-3.5">
      <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
      <div>
        <h3 className="flex items-baseline justify-between gap-2 font-sans text-17 font-semibold">
          {title}
          {distance !== undefined && (
            <b className="whitespace-nowrap text-anil-600 tabular-figures">{distance}</b>
          )}
        </h3>
        <p className="mt-1 text-15 text-tinta-2">{text}</p>
      </div>
    </div>
  );
}
