import { DEFAULT_AMENITIES, NOT_INCLUDED_CATEGORY } from '../../../src/domain/room/amenities.ts';
import { ROOM_NUMBERS, roomId, roomOf } from './rooms.ts';
import { demoId } from './rows.ts';
import { LANGUAGES, translated } from './words.ts';

const categoryId = (name: string) => demoId(`amenity category ${name}`);
const amenityId = (name: string) => demoId(`amenity ${name}`);

/** What a room of so many beds does not offer, of all that the house could. */
function missingIn(beds: number): string[] {
  if (beds <= 2) return ['Frigorífico', 'Micro-ondas', 'Loiça e talheres'];
  if (beds <= 4)
    return [
      'Frigorífico',
      'Micro-ondas',
      'Congelador',
      'Tabuleiro de forno',
      'Mobiliário de exterior',
    ];
  return ['Frigorífico', 'Micro-ondas', 'Cabides', 'Cobertores extra', 'Roupeiro'];
}

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

/** The rows of `room_amenities`; in dormitories there is no television. */
export function roomAmenityRows() {
  return ROOM_NUMBERS.flatMap((room) => {
    const { beds } = roomOf(room);
    const offered = DEFAULT_AMENITIES.filter(({ name }) => name !== NOT_INCLUDED_CATEGORY)
      .flatMap(({ amenities }) => amenities)
      .filter((name) => beds <= 4 || name !== 'Televisão');
    return [...offered, ...missingIn(beds)].map((name) => ({
      room_id: roomId(room),
      amenity_id: amenityId(name),
    }));
  });
}

/** The rows of `amenity_translations`. */
export function amenityTranslationRows() {
  return inEveryLanguage('amenity_id', amenityRows());
}

/** The rows of `amenity_category_translations`. */
export function amenityCategoryTranslationRows() {
  return inEveryLanguage('category_id', amenityCategoryRows());
}

function inEveryLanguage(key: string, rows: readonly { id: string; name: string }[]) {
  return LANGUAGES.flatMap((language) =>
    rows.map(({ id, name }) => ({ [key]: id, language, name: translated(name, language) })),
  );
}
