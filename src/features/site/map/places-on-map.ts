import { DIRECTIONS } from '@messages/directions';
import * as t from '@messages/location';
import { hostel } from '@/copy/hostel';
import { placesInKm, type PlaceInKm } from '@/copy/location';
import { station } from '@/copy/nearby';

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
export const LABELS: readonly (Pick<PlaceInKm, 'name' | 'distance' | 'km'> & LabelPlace)[] = [
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
    at: '[--wide-x:500] [--wide-y:464] [--narrow-x:108] [--narrow-y:628]',
  },
  {
    ...placesInKm.waterPark,
    tip: 'down',
    at: '[--wide-x:220] [--wide-y:86] [--narrow-x:2] [--narrow-y:146]',
  },
  {
    ...placesInKm.raceTrack,
    tip: 'down',
    at: '[--wide-x:516] [--wide-y:112] [--narrow-x:126] [--narrow-y:174]',
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
