import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import type { RestClient } from '@/lib/rest-client';
import {
  deleteAllRoomAmenities,
  deleteOtherAmenities,
  deleteOtherAmenityCategories,
  updateAmenities,
  updateAmenityCategories,
} from '@/queries/amenities';

/** How many requests it takes; each may be the one that fails. */
export const SEED_STEPS = 5;

/**
 * Leaves the house with the 3 default categories and 22 default amenities, and no room linked to
 * any (DATA-AMEN-06, DATA-AMEN-07).
 *
 * It may fail at any step, or be cut off by a closed tab, so nothing is taken away before what
 * replaces it is stored, and nothing needs to be put back: the defaults are stored first, over what
 * has their names (names are unique); then go the other amenities, then their categories; the links
 * of the defaults to rooms go last. Whatever is left half way, the list is complete and the rooms
 * keep what is still in it. Running it again finishes the work. As the first step is a write that
 * the database refuses to whoever is not staff, nobody else gets to the deletes.
 *
 * @param onStep called with the number of steps done
 * @throws QueryError of the step that failed
 */
export async function seedAmenities(
  client: RestClient,
  onStep: (done: number) => void = () => {},
): Promise<void> {
  const categories = await updateAmenityCategories(
    client,
    DEFAULT_AMENITIES.map(({ name }, place) => ({ name, display_order: place + 1 })),
  );
  onStep(1);
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
  const amenities = await updateAmenities(
    client,
    DEFAULT_AMENITIES.flatMap((category) =>
      category.amenities.map((name, place) => ({
        name,
        category_id: categoryIds.get(category.name) ?? '',
        display_order: place + 1,
      })),
    ),
  );
  onStep(2);
  await deleteOtherAmenities(client, idsOf(amenities));
  onStep(3);
  await deleteOtherAmenityCategories(client, idsOf(categories));
  onStep(4);
  await deleteAllRoomAmenities(client);
  onStep(SEED_STEPS);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
