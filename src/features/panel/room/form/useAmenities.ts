import { useQuery } from '@tanstack/react-query';
import { STANDARD_CATEGORY } from '@/domain/room/amenities';
import { staffClient } from '@/lib/staff-client';
import {
  listAmenities,
  listAmenityCategories,
  listRoomAmenityIds,
  type Amenity,
  type AmenityCategory,
} from '@/queries/amenities';
import { queryKeys } from '@/queries/query-keys';

/** Every amenity of the house, by its categories. */
export interface AmenityCatalogue {
  categories: AmenityCategory[];
  amenities: Amenity[];
}

export const CATALOGUE_KEY = [...queryKeys.amenities, 'catalogue'];

const roomAmenitiesKey = (roomId: string) => [...queryKeys.roomAmenities, roomId];

/** The catalogue, and which of it a room has; a new one starts with 'Características Padrão'. */
export function useAmenities(roomId: string | null) {
  const catalogue = useQuery({ queryKey: CATALOGUE_KEY, queryFn: loadCatalogue });
  const links = useQuery({
    queryKey: roomAmenitiesKey(roomId ?? ''),
    queryFn: () => (roomId === null ? [] : listRoomAmenityIds(staffClient(), roomId)),
    enabled: roomId !== null,
  });
  const initialIds =
    roomId === null ? catalogue.data && standardAmenityIds(catalogue.data) : links.data;

  return {
    catalogue: catalogue.data,
    /** What the room has before anything is chosen; undefined while unknown. */
    initialIds,
    readings: [catalogue, links],
  };
}

async function loadCatalogue(): Promise<AmenityCatalogue> {
  const client = staffClient();
  const [categories, amenities] = await Promise.all([
    listAmenityCategories(client),
    listAmenities(client),
  ]);
  return { categories, amenities };
}

/** 'Características Padrão' is chosen beforehand for new rooms (ADM-ROOM-06). */
function standardAmenityIds({ categories, amenities }: AmenityCatalogue): string[] {
  const standard = categories.find(({ name }) => name === STANDARD_CATEGORY);
  return amenities.filter(({ category_id }) => category_id === standard?.id).map(({ id }) => id);
}

/** Leaves out what the catalogue no longer has, because the database would refuse all for it. */
export function knownIds(
  ids: string[] | undefined,
  catalogue: AmenityCatalogue | undefined,
): string[] | undefined {
  if (catalogue === undefined) return ids;
  const known = new Set(catalogue.amenities.map(({ id }) => id));
  return ids?.filter((id) => known.has(id));
}
