import { Map } from 'lucide-react';
import { CopyButton } from '@/components/CopyButton';
import { ExternalLink } from '@/components/ExternalLink';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { hostel } from '@/copy/hostel';
import { directions, mapsService } from '@/copy/location';

const { address, coordinates } = hostel;
const ADDRESS = `${address.street}, ${address.region}`;

/** How to arrive, once the stay is promised. */
export function GuestDirections() {
  const { airport, train, car } = directions;
  return (
    <section aria-labelledby="como-chegar">
      <h2 id="como-chegar" className="text-24 md:text-30">
        Como chegar
      </h2>
      <div className="mt-4 overflow-hidden rounded-card border border-linha">
        <img
          src="/imagens/estacao.svg"
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-[2.4] w-full border-b-6 border-ocre-400 object-cover object-[50%_62%]"
        />
        <div className="flex flex-wrap items-center justify-between gap-4 p-5">
          <p>
            <b className="block text-17">{ADDRESS}</b>
            <span className="text-14 text-tinta-2 tabular-figures">
              {`${coordinates.latitude}, ${coordinates.longitude}`}
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <ExternalLink href={mapsService.place} variant="outline">
              <Map aria-hidden />
              Abrir no mapa
              <VisuallyHidden> no {mapsService.name}</VisuallyHidden>
            </ExternalLink>
            <CopyButton text={`${hostel.name}, ${ADDRESS}`} label="Copiar morada" />
          </div>
        </div>
      </div>
      <div className="mt-5 grid gap-5 md:grid-cols-3">
        <Way title="De comboio" distance={train.distance} text={train.text} />
        <Way
          title={airport.title}
          distance={airport.distance}
          text="Autocarro ou comboio até à estação, depois 50 m a pé."
        />
        <Way title={car.title} text={car.text} />
      </div>
    </section>
  );
}

function Way({ title, distance, text }: { title: string; distance?: string; text: string }) {
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-2 text-17 font-semibold">
        {title}
        {distance !== undefined && (
          <b className="text-15 text-anil-600 tabular-figures">{distance}</b>
        )}
      </h3>
      <p className="mt-1 text-15 text-tinta-2">{text}</p>
    </div>
  );
}
