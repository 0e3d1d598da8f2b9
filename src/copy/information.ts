/** The lists of the page of information: the facts beside their words (INFO-01, INFO-03, INFO-05). */
import * as t from '@messages/information';
import { DEFAULT_AMENITIES, NOT_INCLUDED_CATEGORY } from '@/domain/amenities';
import { LANGUAGE } from '@/domain/language';
import type { AmenityGroup } from '@/domain/room-amenities';
import type { nearbyPlaces } from './nearby';

/** The board of hours, as at the station across the street (TEXT-ROOM-05, TEXT-ROOM-06). */
export const timetable = [
  { ...t.TIMETABLE.checkIn, hours: '14:00 – 00:00' },
  { ...t.TIMETABLE.checkOut, hours: '00:00 – 11:00' },
  { ...t.TIMETABLE.breakfast, hours: '7:00 – 10:00' },
  { ...t.TIMETABLE.quiet, hours: '22:00 – 08:00' },
  { ...t.TIMETABLE.reception, hours: t.ALWAYS_OPEN },
] as const;

/** What every room has; the same groups that the seeding tool writes (INFO-03), what is missing last. */
export const roomAmenities: readonly AmenityGroup[] = DEFAULT_AMENITIES.map(
  ({ name, amenities }) => ({
    name,
    names: [...amenities],
    isIncluded: name !== NOT_INCLUDED_CATEGORY,
  }),
).toSorted((a, b) => Number(b.isIncluded) - Number(a.isIncluded));

/** The six places, the nearest first (INFO-05). */
export const placesByDistance = [
  'restaurants',
  'museum',
  'beach',
  'waterPark',
  'raceTrack',
  'castle',
] as const satisfies readonly (keyof typeof nearbyPlaces)[];

/** A group or an amenity of `roomAmenities` in the language of the page; in Portuguese it is as it is. */
export const amenityWords = LANGUAGE === 'pt' ? undefined : inWords;

/** The Portuguese names choose group and picture; the words stand in the same order. */
function inWords(portuguese: string): { text: string } {
  const names = DEFAULT_AMENITIES.flatMap(({ name, amenities }) => [name, amenities].flat());
  const words = t.AMENITIES.flatMap((group) => [group.name, group.names].flat());
  return { text: words[names.indexOf(portuguese)] ?? portuguese };
}
