/** The lists of the information page: facts with their translations (INFO-01, INFO-03, INFO-05). */
import * as t from '@messages/information';
import { DEFAULT_AMENITIES, NOT_INCLUDED_CATEGORY } from '@/domain/room/amenities';
import { LANGUAGE } from '@/domain/language/language';
import type { AmenityGroup } from '@/domain/room/room-amenities';
import type { nearbyPlaces } from './nearby';

/** The board of hours, in the style of a station's (TEXT-ROOM-05, TEXT-ROOM-06). */
export const timetable = [
  { ...t.TIMETABLE.checkIn, hours: '14:00 – 00:00' },
  { ...t.TIMETABLE.checkOut, hours: '00:00 – 11:00' },
  { ...t.TIMETABLE.breakfast, hours: '7:00 – 10:00' },
  { ...t.TIMETABLE.quiet, hours: '22:00 – 08:00' },
  { ...t.TIMETABLE.reception, hours: t.ALWAYS_OPEN },
] as const;

/** What every room has: the groups of the seeding tool, what is not included last. */
export const roomAmenities: readonly AmenityGroup[] = DEFAULT_AMENITIES.map(
  ({ name, amenities }) => ({
    name,
    names: [...amenities],
    isIncluded: name !== NOT_INCLUDED_CATEGORY,
  }),
).toSorted((a, b) => Number(b.isIncluded) - Number(a.isIncluded));

/** The six places, the nearest first. */
export const placesByDistance = [
  'restaurants',
  'museum',
  'beach',
  'waterPark',
  'raceTrack',
  'castle',
] as const satisfies readonly (keyof typeof nearbyPlaces)[];

/** Translates a group or an amenity of `roomAmenities`; undefined in Portuguese. */
export const defaultAmenityWords = LANGUAGE === 'pt' ? undefined : inWords;

/** The translated names are listed in the same order as the Portuguese ones, which are the keys. */
function inWords(portuguese: string): { text: string } {
  const names = DEFAULT_AMENITIES.flatMap(({ name, amenities }) => [name, amenities].flat());
  const words = t.AMENITIES.flatMap((group) => [group.name, group.names].flat());
  return { text: words[names.indexOf(portuguese)] ?? portuguese };
}
