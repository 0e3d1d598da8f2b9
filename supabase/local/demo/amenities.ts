import { DEFAULT_AMENITIES, NOT_INCLUDED_CATEGORY } from '../../../src/domain/room/amenities.ts';
import { demoId } from './ids.ts';
import { roomId } from './rooms.ts';

/** Rooms with the same amenities: all the default ones except `without`, and `notIncluded`. */
interface RoomKind {
  rooms: readonly string[];
  without: readonly string[];
  notIncluded: readonly string[];
}

const ROOM_KINDS: readonly RoomKind[] = [
  {
    rooms: ['1', '2', '3', '4', '5', '11', '12'],
    without: [],
    notIncluded: ['Frigorífico', 'Micro-ondas', 'Loiça e talheres'],
  },
  {
    rooms: ['6', '10'],
    without: [],
    notIncluded: [
      'Frigorífico',
      'Micro-ondas',
      'Congelador',
      'Tabuleiro de forno',
      'Mobiliário de exterior',
    ],
  },
  {
    rooms: ['7', '8', '9', '13'],
    without: ['Televisão'],
    notIncluded: ['Frigorífico', 'Micro-ondas', 'Cabides', 'Cobertores extra', 'Roupeiro'],
  },
];

const categoryId = (name: string) => demoId(`amenity category ${name}`);
const amenityId = (name: string) => demoId(`amenity ${name}`);

/** The rows of `amenity_categories`: the three defaults. */
export function amenityCategoryRows() {
  return DEFAULT_AMENITIES.map(({ name }, index) => ({
    id: categoryId(name),
    name,
    display_order: index + 1,
  }));
}

/** The rows of `amenities`: the 22 defaults, in the order of their category. */
export function amenityRows() {
  return DEFAULT_AMENITIES.flatMap((category) =>
    category.amenities.map((name, index) => ({
      id: amenityId(name),
      name,
      category_id: categoryId(category.name),
      display_order: index + 1,
      icon: 'default',
    })),
  );
}

/** The rows of `room_amenities`. */
export function roomAmenityRows() {
  return ROOM_KINDS.flatMap((kind) => {
    const names = amenityNames(kind);
    return kind.rooms.flatMap((room) =>
      names.map((name) => ({ room_id: roomId(room), amenity_id: amenityId(name) })),
    );
  });
}

function amenityNames({ without, notIncluded }: RoomKind): string[] {
  const offered = DEFAULT_AMENITIES.filter(({ name }) => name !== NOT_INCLUDED_CATEGORY)
    .flatMap(({ amenities }) => amenities)
    .filter((name) => !without.includes(name));
  return [...offered, ...notIncluded];
}
