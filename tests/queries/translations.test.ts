import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import { listActiveRooms, listActiveRoomsByPrice } from '@/queries/rooms';
import { listAmenities } from '@/queries/amenities';
import { readHouseRates as inPortuguese } from '@/queries/house-rates';
import { listAmenitiesIn } from '@/queries/visitor-amenities';
import { listActiveRoomsByPriceIn, listActiveRoomsIn } from '@/queries/visitor-rooms';
import { saveRoomTranslations } from '@/queries/translations';
import { makeHouseRates, makeRoom, makeRoomTranslation } from '../support/builders';
import { inLanguage } from '../support/language';
import { onRpc, onTable } from '../support/server';

describe('rooms in another language', () => {
  it.each([
    ['listActiveRoomsIn', listActiveRooms, listActiveRoomsIn],
    ['listActiveRoomsByPriceIn', listActiveRoomsByPrice, listActiveRoomsByPriceIn],
  ])(
    '%s asks as in Portuguese, and for one translation beside it (LANG-04, LANG-06)',
    async (_name, list, listIn) => {
      const room = makeRoom();
      const {
        room_id: _room,
        language: _language,
        updated_at: _at,
        ...words
      } = makeRoomTranslation({
        name: 'Doppelzimmer Maré',
      });
      const calls = onTable('get', 'rooms', ({ params }) =>
        params.has('room_translations.language')
          ? [{ ...room, room_translations: [words] }]
          : [room],
      );
      await list(visitorClient());
      const [found] = await listIn(visitorClient(), 'de');
      expect(found?.name).toBe('Doppelzimmer Maré');
      const [portuguese, german] = calls.map(({ params }) => Object.fromEntries(params));
      expect(JSON.stringify(portuguese)).not.toContain('translations');
      expect(german).toEqual({
        ...portuguese,
        select: `${portuguese?.['select']},room_translations(${Object.keys(words).join(',')})`,
        'room_translations.language': 'eq.de',
      });
    },
  );

  it('asks for amenities so, too (LANG-04, LANG-06)', async () => {
    const calls = onTable('get', 'amenities', () => []);
    await listAmenities(visitorClient());
    await listAmenitiesIn(visitorClient(), 'fr');
    const [portuguese, french] = calls.map(({ params }) => Object.fromEntries(params));
    expect(JSON.stringify(portuguese)).not.toContain('translations');
    expect(french).toEqual({
      ...portuguese,
      select: `${portuguese?.['select']},amenity_translations(name)`,
      'amenity_translations.language': 'eq.fr',
    });
  });
});

it('stay rules have their name in the language of the page, or the Portuguese one (RATE-02, LANG-06)', async () => {
  const days = { from_date: '2027-02-05', until_date: '2027-02-09', min_nights: 3 };
  const rule = { ...days, room_id: null, closed_to_arrival: false };
  const stay_rules = [
    { ...rule, name: 'Carnaval', names: { de: 'Karneval' } },
    { ...rule, name: 'Festival', names: { fr: 'Festival d’été' } },
    // As a database before the translations answers.
    { ...rule, name: 'Páscoa' },
  ];
  onRpc('house_rates', () => makeHouseRates({ stay_rules }));
  const { readHouseRates } = await inLanguage('de', () => import('@/queries/house-rates'));
  const names = async (read: typeof readHouseRates) =>
    (await read(visitorClient(), '2027-02-01')).stay_rules.map(({ name }) => name);
  expect(await names(readHouseRates)).toEqual(['Karneval', 'Festival', 'Páscoa']);
  expect(await names(inPortuguese)).toEqual(['Carnaval', 'Festival', 'Páscoa']);
});

it('texts are stored over those of the same room and language, all in one request (LANG-06)', async () => {
  const calls = onTable('post', 'room_translations', () => [
    { language: 'en' },
    { language: 'de' },
  ]);
  const texts = [makeRoomTranslation(), makeRoomTranslation({ language: 'de' })];
  await saveRoomTranslations(visitorClient(), texts);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual(texts);
  expect(calls[0]?.params.get('on_conflict')).toBe('room_id,language');
  expect(calls[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
});
