import * as t from '@messages/location';
import { DIRECTIONS } from '@messages/directions';
import { Footprints } from 'lucide-react';
import { ExternalLink } from '@/components/ExternalLink';
import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { mapsService, placesInKm, type PlaceInKm } from '@/copy/location';
import { station } from '@/copy/nearby';
import { walkingWords } from './walking-words';

/**
 * Where the tip of a label points, in px of the drawing from its middle and its top: `--wide-x` and
 * `--wide-y` in the wide drawing, `--narrow-x` and `--narrow-y` in the narrow one, below 768 px.
 */
interface LabelPlace {
  /** Which way its tip points, or that it has none. */
  tip: 'down' | 'up' | 'up-if-narrow' | 'none';
  at: string;
}

/** What the drawn map names, nearest first. */
const LABELS: readonly (Pick<PlaceInKm, 'name' | 'distance' | 'km'> & LabelPlace)[] = [
  {
    name: t.STATION,
    distance: station.distance,
    km: hostel.reception.metresToStation / 1000,
    tip: 'up',
    at: '[--wide-x:80] [--wide-y:386] [--narrow-x:64] [--narrow-y:535]',
  },
  {
    ...placesInKm.restaurants,
    tip: 'down',
    at: '[--wide-x:164] [--wide-y:242] [--narrow-x:128] [--narrow-y:402]',
  },
  {
    ...placesInKm.museum,
    tip: 'up-if-narrow',
    at: '[--wide-x:-505] [--wide-y:288] [--narrow-x:-106] [--narrow-y:598]',
  },
  {
    ...placesInKm.beach,
    tip: 'down',
    at: '[--wide-x:500] [--wide-y:464] [--narrow-x:108] [--narrow-y:642]',
  },
  {
    ...placesInKm.waterPark,
    tip: 'down',
    at: '[--wide-x:220] [--wide-y:86] [--narrow-x:2] [--narrow-y:128]',
  },
  {
    ...placesInKm.raceTrack,
    tip: 'down',
    at: '[--wide-x:516] [--wide-y:112] [--narrow-x:126] [--narrow-y:184]',
  },
  {
    ...placesInKm.castle,
    tip: 'down',
    at: '[--wide-x:-318] [--wide-y:66] [--narrow-x:-124] [--narrow-y:150]',
  },
  {
    name: t.AIRPORT,
    distance: DIRECTIONS.airport.distance,
    km: 69,
    tip: 'none',
    at: 'hidden min-[68.75rem]:block [--wide-x:366] [--wide-y:94]',
  },
];

/** Puts a label over the drawing, whose scale is `--map-scale`, and keeps it between the sides. */
const LABEL_PLACE =
  'absolute start-[clamp(5.375rem,50%+var(--narrow-x)*1px,100%-5.375rem)] top-[calc(var(--narrow-y)*1px)] -translate-x-1/2 md:start-[clamp(5.375rem,50%+var(--wide-x)*var(--map-scale)*1px,100%-5.375rem)]';

const ABOVE = '-translate-y-full';
const LABEL_TOP_WIDE = 'md:top-[max(3.25rem,var(--wide-y)*var(--map-scale)*1px)]';

const TIP = 'after:absolute after:start-1/2 after:-ms-1.25 after:border-5 after:border-anil-600';
const DOWN = 'after:top-full after:border-b-0 after:border-x-transparent';
const UP = 'after:bottom-full after:border-t-0 after:border-x-transparent';

const TIPS = {
  down: `${ABOVE} ${TIP} ${DOWN}`,
  up: `${TIP} ${UP}`,
  'up-if-narrow': `${TIP} max-md:after:bottom-full max-md:after:border-t-0 after:border-x-transparent md:-translate-y-full md:after:top-full md:after:border-b-0`,
  none: ABOVE,
};

/**
 * The surroundings as a drawing seen from the terrace, with how long the walk is to each place
 * (SITE-03). The names are text over the picture, which has a wide and a narrow version.
 */
export function DrawnMap({ isGone }: { isGone: boolean }) {
  return (
    <div
      data-drawn-map
      aria-hidden={isGone || undefined}
      className="absolute inset-0 z-1 bg-[url(/imagens/mapa-estreito.svg)] bg-cover bg-top transition-[opacity,visibility] duration-shape [--map-scale:.74] aria-hidden:invisible aria-hidden:opacity-0 md:bg-[url(/imagens/mapa.svg)] min-[68.75rem]:[--map-scale:1] min-[120.1rem]:[--map-scale:1.34]"
    >
      <HouseCard />
      <ul aria-label={t.DRAWN_MAP}>
        {LABELS.map(({ name, distance, km, tip, at }) => {
          const walk = walkingWords(km);
          return (
            <li
              key={name}
              className={`rounded-tile border-[1.5px] border-anil-600 bg-branco px-2 pt-0.75 pb-1 text-center text-13 leading-4.25 font-medium whitespace-nowrap text-tinta-2 tabular-figures shadow-[0_2px_0_#1630831f] md:px-2.75 md:text-14 md:leading-4.5 ${LABEL_PLACE} ${LABEL_TOP_WIDE} ${at} ${TIPS[tip]}`}
            >
              <b className="block font-serif text-16 leading-4.75 font-normal text-tinta lining-nums md:text-17 md:leading-5.25">
                {name}
              </b>
              {walk !== null && (
                <Footprints className="me-1 inline size-4 align-[-3px] text-anil-600" aria-hidden />
              )}
              {walk === null ? distance : `${distance}, ${walk}`}
            </li>
          );
        })}
      </ul>
      <p className="absolute end-5 bottom-4 rounded-tile bg-branco/90 px-2.25 py-0.75 text-13 text-tinta-2 max-md:hidden">
        {t.NO_SCALE}
      </p>
    </div>
  );
}

function HouseCard() {
  return (
    <div
      className={`z-2 w-63.5 rounded-card bg-branco ps-14.5 pe-3 pt-2.75 pb-1 text-14 leading-4.75 shadow-s2 [--narrow-x:-30] [--narrow-y:318] [--wide-x:-70] [--wide-y:146] after:absolute after:start-1/2 after:top-full after:-ms-2 after:border-8 after:border-b-0 after:border-transparent after:border-t-branco md:top-[max(7.25rem,var(--wide-y)*var(--map-scale)*1px)] md:w-67 md:ps-17 md:pe-4.5 md:pt-3.5 md:pb-2 md:text-15 md:leading-5.25 ${LABEL_PLACE} ${ABOVE}`}
    >
      <RoomTile roomNumber="13" className="absolute start-3 top-3.5 md:start-4 md:top-4.5" />
      <p className="font-serif text-17 leading-5.5 tracking-[-.01em] md:text-20 md:leading-6">
        {hostel.name}
      </p>
      <p className="text-tinta-2">
        {hostel.address.street}, {hostel.address.region}
      </p>
      <ExternalLink href={mapsService.place} className="inline-block py-2.75 text-link">
        {t.openIn(mapsService.name)}
      </ExternalLink>
    </div>
  );
}
