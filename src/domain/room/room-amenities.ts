/** The amenities listed on a room's page (ROOM-DET-05). */
import { OWN_FEATURES } from '@messages/room-words';
import { NOT_INCLUDED_CATEGORY } from './amenities.ts';
import { foldText } from '../basics/fold-text.ts';

export const OWN_FEATURES_GROUP = OWN_FEATURES;

/** One heading and the names below it. */
export interface AmenityGroup {
  name: string;
  names: string[];
  /** False for the group of what the room does not have, whose names are marked as missing. */
  isIncluded: boolean;
}

interface RoomAmenities {
  /** The room's own features. */
  features: readonly string[];
  /** All categories and amenities, in display order. */
  categories: readonly { id: string; name: string }[];
  amenities: readonly { id: string; name: string; category_id: string }[];
  amenityIds: readonly string[];
}

/**
 * The groups of a room's page, none of them empty: the room's own features first, then its
 * amenities by category, 'Não Incluído' last. A feature that an amenity of the room already names
 * ('Wi-Fi' in 'Wi-Fi gratuito') is not repeated (decisions.md, Public site: 'Up to 3 features').
 */
export function roomAmenityGroups({
  features,
  categories,
  amenities,
  amenityIds,
}: RoomAmenities): AmenityGroup[] {
  const linked = new Set(amenityIds);
  const ofRoom = amenities.filter(({ id }) => linked.has(id));
  const groups = categories.map(({ id, name }) => ({
    name,
    names: ofRoom.filter(({ category_id }) => category_id === id).map((amenity) => amenity.name),
    isIncluded: name !== NOT_INCLUDED_CATEGORY,
  }));
  const said = groups.filter(({ isIncluded }) => isIncluded).flatMap(({ names }) => names);
  const own = features.filter(
    (feature) => !said.some((name) => foldText(name).includes(foldText(feature.trim()))),
  );
  return [
    { name: OWN_FEATURES_GROUP, names: own, isIncluded: true },
    ...groups.filter(({ isIncluded }) => isIncluded),
    ...groups.filter(({ isIncluded }) => !isIncluded),
  ].filter(({ names }) => names.length > 0);
}
