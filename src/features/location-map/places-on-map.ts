import { DIRECTIONS } from '@messages/directions';
import * as t from '@messages/location';
import { hostel } from '@/copy/hostel';
import { placesInKm, type PlaceInKm } from '@/copy/location';
import { station } from '@/copy/nearby';

/**
 * Where the tip of a label points, in px of the drawing from its middle and its top: `--x` and
 * `--y` in the wide drawing, `--xe` and `--ye` in the narrow one, below 768 px.
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
    at: '[--x:80] [--y:386] [--xe:64] [--ye:535]',
  },
  { ...placesInKm.restaurants, tip: 'down', at: '[--x:164] [--y:242] [--xe:128] [--ye:402]' },
  { ...placesInKm.museum, tip: 'up-if-narrow', at: '[--x:-505] [--y:288] [--xe:-106] [--ye:598]' },
  { ...placesInKm.beach, tip: 'down', at: '[--x:500] [--y:464] [--xe:108] [--ye:628]' },
  { ...placesInKm.waterPark, tip: 'down', at: '[--x:220] [--y:86] [--xe:2] [--ye:146]' },
  { ...placesInKm.raceTrack, tip: 'down', at: '[--x:516] [--y:112] [--xe:126] [--ye:174]' },
  { ...placesInKm.castle, tip: 'down', at: '[--x:-318] [--y:66] [--xe:-124] [--ye:150]' },
  {
    name: t.AIRPORT,
    distance: DIRECTIONS.airport.distance,
    km: 69,
    tip: 'none',
    at: 'hidden min-[68.75rem]:block [--x:366] [--y:94]',
  },
];
