import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import type {
  AmenityCategoryTranslationRow,
  AmenityTranslationRow,
  RoomTranslationRow,
} from '@/types/rows';
import { onTable, server, type RestFailure } from './server';

const Named = {
  language: v.string(),
  name: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
};
const RoomTexts = v.array(
  v.object({
    ...Named,
    room_id: v.string(),
    description: v.nullable(v.string()),
    room_title: v.nullable(v.string()),
    room_subtitle: v.nullable(v.string()),
    full_description: v.nullable(v.string()),
    features_of: v.array(v.string()),
    features: v.array(v.string()),
    picture_texts: v.record(v.string(), v.string()),
  }),
);
const AmenityNames = v.array(v.object({ ...Named, amenity_id: v.string() }));
const CategoryNames = v.array(v.object({ ...Named, category_id: v.string() }));

interface Versioned {
  language: string;
  updated_at: string | null;
}

const contentOf = ({ updated_at: _at, ...content }: Versioned) => JSON.stringify(content);

/** Stores rows as the database does: never over what somebody else changed meanwhile. */
function stored<Row extends Versioned>(
  rows: readonly Row[],
  sent: readonly Row[],
  isSame: (one: Row, other: Row) => boolean,
): Row[] | RestFailure {
  for (const row of sent) {
    const old = rows.find((other) => isSame(row, other));
    const isNewer = old !== undefined && old.updated_at !== row.updated_at;
    if (isNewer && contentOf(old) !== contentOf(row)) {
      return {
        status: 409,
        code: 'HS014',
        message: 'Entretanto, este texto foi alterado por outra pessoa.',
        hint: row.language,
      };
    }
  }
  const others = rows.filter((row) => !sent.some((other) => isSame(row, other)));
  return [...others, ...sent.map((row) => Object.assign({}, row, { updated_at: nextMoment() }))];
}

const asksForNames = ({ url }: Request) =>
  /translations/.test(new URL(url).searchParams.get('select') ?? '');

let moments = 0;
const nextMoment = () => `2026-11-21T10:00:00.${String((moments += 1)).padStart(6, '0')}+00:00`;

/** A stateful store of room texts and amenity names in other languages. */
export function openTexts({
  rooms = [],
  amenities = [],
  categories = [],
}: {
  rooms?: RoomTranslationRow[];
  amenities?: AmenityTranslationRow[];
  categories?: AmenityCategoryTranslationRow[];
} = {}) {
  const texts = { rooms, amenities, categories };
  const reads = onTable('get', 'room_translations', ({ params }) =>
    texts.rooms.filter(({ room_id }) => `eq.${room_id}` === params.get('room_id')),
  );
  const saves = onTable('post', 'room_translations', ({ body }) => {
    const sent = v.parse(RoomTexts, body);
    const result = stored(
      texts.rooms,
      sent,
      (one, other) => one.room_id === other.room_id && one.language === other.language,
    );
    if (!Array.isArray(result)) return result;
    texts.rooms = result;
    return sent.map(({ language }) => ({ language }));
  });
  // Staff read the names in a request of their own, embedded in the amenity that they name.
  server.use(
    http.get('*/rest/v1/amenities', ({ request }) =>
      asksForNames(request)
        ? HttpResponse.json([{ amenity_translations: texts.amenities }])
        : undefined,
    ),
    http.get('*/rest/v1/amenity_categories', ({ request }) =>
      asksForNames(request)
        ? HttpResponse.json([{ amenity_category_translations: texts.categories }])
        : undefined,
    ),
  );
  const nameSaves = onTable('post', 'amenity_translations', ({ body }) => {
    const sent = v.parse(AmenityNames, body);
    const result = stored(
      texts.amenities,
      sent,
      (one, other) => one.amenity_id === other.amenity_id && one.language === other.language,
    );
    if (!Array.isArray(result)) return result;
    texts.amenities = result;
    return sent.map(({ language }) => ({ language }));
  });
  const categorySaves = onTable('post', 'amenity_category_translations', ({ body }) => {
    const sent = v.parse(CategoryNames, body);
    const result = stored(
      texts.categories,
      sent,
      (one, other) => one.category_id === other.category_id && one.language === other.language,
    );
    if (!Array.isArray(result)) return result;
    texts.categories = result;
    return sent.map(({ language }) => ({ language }));
  });
  return { texts, reads, saves, nameSaves, categorySaves };
}
