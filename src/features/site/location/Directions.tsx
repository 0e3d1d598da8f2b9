import * as t from '@messages/location';
import { Car, Plane, TrainFront, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ExternalLink';
import { Sill } from '@/components/look/Sill';
import { directions, mapsService } from '@/copy/location';

/** The three ways to get here: from the airport, from the station, by car. */
export function Directions({ id }: { id: string }) {
  const { airport, train, car } = directions;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-5.5 text-30 md:text-40">
        {t.GETTING_HERE}
      </h2>
      <Sill>
        <img
          src="/imagens/estacao.svg"
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-t-tile bg-sal object-cover"
        />
      </Sill>
      <div className="mt-2 divide-y divide-linha">
        <Way icon={Plane} {...airport}>
          <Stages stages={airport.stages} />
        </Way>
        <Way icon={TrainFront} {...train}>
          <p className="text-16 leading-6.25 text-tinta-2">{train.text}</p>
        </Way>
        <Way icon={Car} {...car}>
          <p className="text-16 leading-6.25 text-tinta-2">{car.text}</p>
        </Way>
        <p className="py-4.5 print:hidden">
          <ExternalLink href={mapsService.directions} className="inline-block py-2 text-link">
            {t.routeIn(mapsService.name)}
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  distance?: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, distance, children }: WayProps) {
  return (
    <div className="py-5.5">
      <div className="mb-2 flex items-center gap-3 text-17 leading-6 md:text-[1.125rem]">
        <Icon className="size-6 text-anil-600" aria-hidden />
        <h3 className="font-semibold">{title}</h3>
        {distance !== undefined && (
          <span className="ms-auto font-bold whitespace-nowrap text-anil-600 tabular-figures">
            {distance}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** A line with its stops; the last one is the hostel. */
function Stages({ stages }: { stages: readonly { means: string; text: string }[] }) {
  return (
    <ol className="mt-3.5 text-15 tabular-figures">
      {stages.map(({ means, text }) => (
        <li key={means} className="group relative ps-7.5 pb-3.5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-0.75 left-0.5 z-1 size-4 rounded-full border-3 border-anil-600 bg-branco group-last:rounded-tile group-last:border-2 group-last:border-tinta group-last:bg-ocre-400"
          />
          <span
            aria-hidden
            className="absolute top-3 -bottom-1.5 left-2 w-1 border-s-4 border-dotted border-anil-600 group-last:hidden"
          />
          <span className="group-not-first:font-semibold">{means}</span> {text}
        </li>
      ))}
    </ol>
  );
}
