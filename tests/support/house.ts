import * as v from 'valibot';
import type { Amenity, AmenityCategory } from '@/queries/amenities';
import type { RoomAmenityRow, RoomRow } from '@/types/rows';
import { makeRoom, uuid } from './builders';
import { onTable, type RestCall } from './server';

const INCLUDED: AmenityCategory = {
  id: uuid(6, 1),
  name: 'Comodidades Incluídas',
  display_order: 1,
};
export const STANDARD: AmenityCategory = {
  id: uuid(6, 3),
  name: 'Características Padrão',
  display_order: 3,
};

/** An amenity; `n` gives it its id and its place in the category. */
const makeAmenity = (n: number, name: string, { id }: AmenityCategory): Amenity => ({
  id: uuid(5, n),
  name,
  category_id: id,
  display_order: n,
  icon: 'default',
});

export const wifi = makeAmenity(1, 'Wi-Fi gratuito', INCLUDED);
export const kitchen = makeAmenity(2, 'Cozinha', INCLUDED);
export const staffed = makeAmenity(3, 'Equipa 24h', STANDARD);
export const central = makeAmenity(4, 'Localização central', STANDARD);

const valueIn = ({ params }: RestCall, column: string) => params.get(column)?.slice('eq.'.length);
const asksForNames = ({ params }: RestCall) => /translations/.test(params.get('select') ?? '');
const RoomChanges = v.partial(v.looseObject({ room_number: v.string() }));
const Links = v.array(v.object({ room_id: v.string(), amenity_id: v.string() }));
const NewAmenity = v.object({
  name: v.string(),
  category_id: v.string(),
  display_order: v.number(),
  icon: v.string(),
});

/** A stateful store of rooms and amenities: what is saved is there at the next read. */
export function openHouse({
  rooms = [],
  links = [],
}: { rooms?: RoomRow[]; links?: RoomAmenityRow[] } = {}) {
  const house = { rooms, links, amenities: [wifi, kitchen, staffed, central] };

  // `openTexts` answers the reads of their names in other languages.
  onTable('get', 'amenity_categories', (call) => (asksForNames(call) ? [] : [INCLUDED, STANDARD]));
  onTable('get', 'amenities', (call) => (asksForNames(call) ? [] : house.amenities));
  onTable('get', 'room_amenities', (call) =>
    house.links.filter(({ room_id }) => room_id === valueIn(call, 'room_id')),
  );
  const reads = onTable('get', 'rooms', () => house.rooms);

  const inserts = onTable('post', 'rooms', ({ body }) => {
    const room = makeRoom({ ...v.parse(RoomChanges, body), id: uuid(1, 99) });
    house.rooms = [...house.rooms, room];
    return [room];
  });
  const updates = onTable('patch', 'rooms', (call) => {
    const isMeant = ({ id }: RoomRow) => id === valueIn(call, 'id');
    const changes = v.parse(RoomChanges, call.body);
    house.rooms = house.rooms.map((room) => (isMeant(room) ? { ...room, ...changes } : room));
    return house.rooms.filter(isMeant).map(({ id }) => ({ id }));
  });
  const removals = onTable('delete', 'rooms', (call) => {
    const gone = house.rooms.filter(({ id }) => id === valueIn(call, 'id'));
    house.rooms = house.rooms.filter((room) => !gone.includes(room));
    return gone.map(({ id }) => ({ id }));
  });
  const unlinks = onTable('delete', 'room_amenities', (call) => {
    house.links = house.links.filter(({ room_id }) => room_id !== valueIn(call, 'room_id'));
    return null;
  });
  const newLinks = onTable('post', 'room_amenities', ({ body }) => {
    house.links = [...house.links, ...v.parse(Links, body)];
    return null;
  });
  const newAmenities = onTable('post', 'amenities', ({ body }) => {
    const amenity = { ...v.parse(NewAmenity, body), id: uuid(5, 99) };
    house.amenities = [...house.amenities, amenity];
    return [amenity];
  });

  return { house, reads, inserts, updates, removals, unlinks, newLinks, newAmenities };
}
