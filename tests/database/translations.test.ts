import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import { featureWords, textLang } from '@/domain/room/translated-room';
import { insertAmenity, listAmenityCategories } from '@/queries/amenities';
import { readGuestPage } from '@/queries/guest-page';
import { deleteRoom, listActiveRooms } from '@/queries/rooms';
import { listAmenitiesIn, listAmenityCategoriesIn } from '@/queries/visitor-amenities';
import * as translated from '@/queries/visitor-rooms';
import * as translations from '@/queries/translations';
import type { RoomRow, RoomTranslationRow } from '@/types/rows';
import { ask, claim, resetMails } from './mail-scene';
import { addRoom, countRows } from './scene';
import {
  emptyHouse,
  outcome,
  startBackend,
  STRAY,
  tokenOf,
  untypedClientFor,
  type Backend,
} from './support';

// The names of rooms and amenities in other languages: who reads them, who writes them, and that
// two people who write at once do not overwrite each other without notice.

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend, {
    name: 'Duplo Maré',
    description: 'Cama de casal.',
    features: ['Wi-Fi', 'Só mulheres'],
  });
});

/** A text as staff send it for the first time. */
const english = (changes: Partial<RoomTranslationRow> = {}): RoomTranslationRow => ({
  room_id: room.id,
  language: 'en',
  name: 'Maré Double Room',
  description: null,
  room_title: null,
  room_subtitle: null,
  full_description: null,
  features_of: ['Só mulheres'],
  features: ['Women only'],
  picture_texts: {},
  updated_at: null,
  ...changes,
});

const save = (...rows: RoomTranslationRow[]) =>
  translations.saveRoomTranslations(backend.staff, rows);
const stored = () => translations.listRoomTranslations(backend.staff, room.id);

/** An amenity and its category, both with a Spanish name. */
async function furnish() {
  await backend.staff.from('amenity_categories').insert({ name: 'Extras', display_order: 1 });
  const [category] = await listAmenityCategories(backend.staff);
  const categoryId = category?.id ?? '';
  const amenity = await insertAmenity(backend.staff, {
    name: 'Rede',
    categoryId,
    displayOrder: 1,
  });
  const row = { language: 'es', updated_at: null };
  await translations.saveAmenityTranslations(backend.staff, [
    { ...row, amenity_id: amenity.id, name: 'Hamaca' },
  ]);
  await translations.saveAmenityCategoryTranslations(backend.staff, [
    { ...row, category_id: categoryId, name: 'Otros servicios' },
  ]);
  return { amenity, categoryId };
}

describe('a room in another language', () => {
  it('comes with the one translation asked for, and in Portuguese where there is none (LANG-06)', async () => {
    await save(english(), english({ language: 'de', name: 'Doppelzimmer Maré' }));
    for (const read of [
      async () => (await translated.listActiveRoomsIn(backend.visitor, 'en'))[0],
      async () => (await translated.listActiveRoomsByPriceIn(backend.visitor, 'en'))[0],
      async () =>
        translated.findActiveRoomByNumberIn(backend.visitor, {
          roomNumber: room.room_number,
          language: 'en',
        }),
      async () => translated.findActiveRoomByIdIn(backend.visitor, { id: room.id, language: 'en' }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- four requests, one after the other
      const found = await read();
      expect(found).toMatchObject({ name: 'Maré Double Room', description: 'Cama de casal.' });
      expect(found && textLang(found, 'description')).toBe('pt');
      expect(found && textLang(found, 'name')).toBeUndefined();
      expect(found && featureWords(found, 'Só mulheres')).toEqual({ text: 'Women only' });
      expect(found).not.toHaveProperty('room_translations');
    }
    const [french] = await translated.listActiveRoomsIn(backend.visitor, 'fr');
    expect(french).toMatchObject({
      name: 'Duplo Maré',
      words: { leftInPortuguese: ['name', 'description'] },
    });
    expect(await listActiveRooms(backend.visitor)).toEqual([room]);
  });

  it('is not found when it is off the site, nor are its texts (LANG-06)', async () => {
    const closed = await addRoom(backend, { is_active: false });
    await save(english({ room_id: closed.id, name: 'Secret' }), english());
    for (const client of [backend.visitor, backend.stray]) {
      // oxlint-disable-next-line no-await-in-loop -- two clients
      const { data } = await client.from('room_translations').select('name');
      expect(data).toEqual([{ name: 'Maré Double Room' }]);
    }
    const { data } = await backend.staff.from('room_translations').select('name');
    expect(data).toHaveLength(2);
  });

  it('takes its texts with it when it goes (LANG-06)', async () => {
    await save(english());
    await deleteRoom(backend.staff, room.id);
    expect(await countRows(backend, 'public.room_translations')).toBe(0);
  });

  it.each([
    ['in Portuguese', { language: 'pt' }, 'room_translations_language_check'],
    ['in no language', { language: 'xx' }, 'room_translations_language_check'],
    ['with a blank name', { name: ' ' }, 'room_translations_name_check'],
    ['with a name of 121 letters', { name: 'a'.repeat(121) }, 'room_translations_name_check'],
    [
      'with 4001 letters',
      { description: 'a'.repeat(4001) },
      'room_translations_text_lengths_check',
    ],
    ['with a feature of nothing', { features: ['a', 'b'] }, 'room_translations_features_check'],
    [
      'with a feature of 201 letters',
      { features: ['a'.repeat(201)] },
      'room_translations_features_check',
    ],
    [
      'with 61 features',
      { features: Array(61).fill('a'), features_of: Array(61).fill('b') },
      'room_translations_features_check',
    ],
  ])('is refused %s (LANG-06)', async (_, changes, constraint) => {
    await expect(save(english(changes))).rejects.toThrow(constraint);
    expect(await stored()).toEqual([]);
  });
});

describe('the texts of two people', () => {
  it('do not overwrite each other unseen (LANG-06)', async () => {
    await save(english());
    const [read = english()] = await stored();
    await save({ ...read, name: 'Tide Double Room' });
    const late = save({ ...read, name: 'Double Room Tide' }, english({ language: 'fr' }));
    await expect(late).rejects.toMatchObject({ kind: 'stale', hint: 'en' });
    // None of the two languages was stored.
    expect(await stored()).toMatchObject([{ language: 'en', name: 'Tide Double Room' }]);
  });

  it('are told apart also where both began with nothing (LANG-06)', async () => {
    await save(english());
    const second = save(english({ name: 'Tide Double Room' }));
    await expect(second).rejects.toMatchObject({ kind: 'stale' });
  });

  it('may be sent again when the answer was lost (LANG-06)', async () => {
    await save(english());
    const first = await stored();
    await save(english());
    expect(await stored()).toEqual(first);
    expect(first[0]?.updated_at).not.toBeNull();
  });
});

describe('amenities and their categories in another language', () => {
  it('come with the one name asked for (LANG-06)', async () => {
    const { amenity } = await furnish();
    const [categories, amenities] = await Promise.all([
      listAmenityCategoriesIn(backend.visitor, 'es'),
      listAmenitiesIn(backend.visitor, 'es'),
    ]);
    expect(amenities).toEqual([{ ...amenity, translation: 'Hamaca' }]);
    const [found] = await translated.listActiveRoomsIn(backend.visitor, 'es');
    const words = amenityTranslator({ room: found ?? {}, categories, amenities });
    expect(['Extras', 'Rede', 'Wi-Fi'].map((name) => words(name))).toEqual([
      { text: 'Otros servicios' },
      { text: 'Hamaca' },
      { text: 'Wi-Fi', lang: 'pt' },
    ]);
    expect(await listAmenitiesIn(backend.visitor, 'de')).toEqual([
      { ...amenity, translation: null },
    ]);
    expect(await listAmenityCategoriesIn(backend.visitor, 'de')).toMatchObject([
      { name: 'Extras', translation: null },
    ]);
  });

  it('are read by staff in all languages, and written over only unchanged (LANG-06)', async () => {
    await furnish();
    const [name] = await translations.listAmenityTranslations(backend.staff);
    const [heading] = await translations.listAmenityCategoryTranslations(backend.staff);
    expect([name?.name, heading?.name]).toEqual(['Hamaca', 'Otros servicios']);
    if (name === undefined || heading === undefined) return;
    await translations.saveAmenityTranslations(backend.staff, [{ ...name, name: null }]);
    await translations.saveAmenityCategoryTranslations(backend.staff, [
      { ...heading, name: 'Más' },
    ]);
    await expect(
      translations.saveAmenityTranslations(backend.staff, [{ ...name, name: 'Red' }]),
    ).rejects.toMatchObject({ kind: 'stale', hint: 'es' });
    await expect(
      translations.saveAmenityCategoryTranslations(backend.staff, [{ ...heading, name: 'Red' }]),
    ).rejects.toMatchObject({ kind: 'stale', hint: 'es' });
    expect(await listAmenitiesIn(backend.visitor, 'es')).toMatchObject([{ translation: null }]);
  });

  it('go with what they name (LANG-06)', async () => {
    const { amenity, categoryId } = await furnish();
    await backend.staff.from('amenities').delete().eq('id', amenity.id);
    expect(await countRows(backend, 'public.amenity_translations')).toBe(0);
    await backend.staff.from('amenity_categories').delete().eq('id', categoryId);
    expect(await countRows(backend, 'public.amenity_category_translations')).toBe(0);
  });
});

describe.each([
  ['room_translations', 'room_id'],
  ['amenity_translations', 'amenity_id'],
  ['amenity_category_translations', 'category_id'],
])('%s', (table, key) => {
  it('are written by nobody but staff (LANG-06)', async () => {
    const { amenity, categoryId } = await furnish();
    await save(english({ language: 'es', name: 'Doble Maré' }));
    const ids = new Map([
      ['room_id', room.id],
      ['amenity_id', amenity.id],
      ['category_id', categoryId],
    ]);
    const row = { [key]: ids.get(key), language: 'de', name: 'Meins' };
    const stray = untypedClientFor(backend.stack, await tokenOf(backend.stack, STRAY));
    const before = await backend.database.query(`select * from public.${table}`);

    for (const [client, refusal] of [
      [backend.attacker, /^40[13] 42501$/],
      [stray, /^403 42501$/],
    ] as const) {
      const rows = client.from(table);
      // oxlint-disable-next-line no-await-in-loop -- two clients
      const inserts = await Promise.all([
        rows.insert(row),
        rows.upsert({ ...row, language: 'es' }),
      ]);
      for (const answer of inserts) expect(outcome(answer)).toMatch(refusal);
      // A stranger with an account is told nothing: no row is theirs to change.
      // oxlint-disable-next-line no-await-in-loop -- two clients
      await Promise.all([
        client.from(table).update({ name: 'Meins' }).eq('language', 'es'),
        client.from(table).delete().eq('language', 'es'),
      ]);
    }
    expect(await backend.database.query(`select * from public.${table}`)).toEqual(before);
  });
});

describe('in the guest’s language', () => {
  it.each(GUEST_LANGUAGES)('a request is kept in %s (LANG-01)', async (language) => {
    expect(await ask(backend, room, { language })).toMatchObject({ language });
  });

  it.each(['it', 'EN', ''])('a request in «%s» is refused (LANG-01)', async (language) => {
    const wrong: object = { language };
    await expect(ask(backend, room, wrong)).rejects.toMatchObject({
      message: expect.stringContaining('bookings_language_check'),
    });
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('the guest’s page calls rooms by all their names (LANG-06)', async () => {
    await save(english(), english({ language: 'de', name: null, description: 'Doppelbett.' }));
    const { access_key: key } = await ask(backend, room, { language: 'en' });
    const { bookings } = await readGuestPage(backend.visitor, key);
    expect(bookings[0]?.room).toMatchObject({
      name: 'Duplo Maré',
      names: { en: 'Maré Double Room' },
    });
  });

  it.each([
    ['en', 'Maré Double Room'],
    ['de', 'Duplo Maré'],
    ['pt', 'Duplo Maré'],
  ] as const)('a mail in %s calls the room %s (LANG-06)', async (language, name) => {
    await resetMails(backend);
    await save(english());
    await ask(backend, room, { language });
    const mails = await claim(backend);
    const received = mails.find(({ kind }) => kind === 'received');
    expect(received).toMatchObject({ language, bookings: [{ room_name: name }] });
    const toHouse = mails.find(({ kind }) => kind === 'house_request');
    expect(toHouse).toMatchObject({ language: 'pt', bookings: [{ room_name: 'Duplo Maré' }] });
  });
});
