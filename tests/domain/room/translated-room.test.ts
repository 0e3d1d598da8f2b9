import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureWords } from '@/domain/room/picture-words';
import { roomAmenityGroups } from '@/domain/room/room-amenities';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import {
  featureWords,
  inPortuguese,
  ROOM_TEXTS,
  textLang,
  translatedRoom,
  type RoomTranslation,
} from '@/domain/room/translated-room';
import { isWomenOnly } from '@/domain/room/women-only';

const room = {
  name: 'Dormitório Chaminé (só mulheres)',
  room_title: null,
  room_subtitle: 'Seis camas',
  description: 'Dormitório feminino.',
  full_description: null,
  features: ['Wi-Fi', 'Só mulheres'],
};

const translation: RoomTranslation = {
  name: 'Mehrbettzimmer Chaminé',
  room_title: null,
  room_subtitle: ' ',
  description: 'Mehrbettzimmer nur für Frauen.',
  full_description: null,
  features_of: ['Só mulheres', 'Wi-Fi'],
  features: ['Nur Frauen', ''],
};

describe('a room in a guest’s language', () => {
  const german = translatedRoom(room, translation);

  it('shows the translated texts, and the Portuguese ones where there are none, marked (LANG-06)', () => {
    expect(german).toMatchObject({
      name: 'Mehrbettzimmer Chaminé',
      room_subtitle: 'Seis camas',
      description: 'Mehrbettzimmer nur für Frauen.',
      full_description: null,
    });
    expect(ROOM_TEXTS.filter((field) => textLang(german, field) === 'pt')).toEqual([
      'room_subtitle',
    ]);
  });

  it('is marked by the text that is shown, where one stands for another (LANG-06)', () => {
    const titled = translatedRoom({ ...room, room_title: 'Para elas' }, translation);
    expect(textLang(titled, 'room_title', 'name')).toBe('pt');
    expect(textLang(german, 'room_title', 'name')).toBeUndefined();
    expect(textLang(german, 'full_description')).toBeUndefined();
  });

  it('has its translated name for a title that only repeats the name (LANG-06)', () => {
    const repeating = { ...room, room_title: ` ${room.name}` };
    expect(translatedRoom(repeating, translation).room_title).toBeNull();
    const untranslated = translatedRoom(repeating, undefined);
    expect(untranslated).toMatchObject({ name: room.name, room_title: null });
    expect(textLang(untranslated, 'room_title', 'name')).toBe('pt');
  });

  it('names its features, those without words in Portuguese (LANG-06)', () => {
    expect(german.features).toEqual(room.features);
    expect(featureWords(german, 'Só mulheres')).toEqual({ text: 'Nur Frauen' });
    expect(featureWords(german, 'Wi-Fi')).toEqual({ text: 'Wi-Fi', lang: 'pt' });
  });

  it('is still known by its Portuguese words as one for women only (LANG-06)', () => {
    expect(isWomenOnly({ ...german, features: [] })).toBe(false);
    expect(isWomenOnly({ ...inPortuguese(german), features: [] })).toBe(true);
  });

  it('says what a picture shows in its language, else in Portuguese (PIC-01)', () => {
    const shown = { ...room, picture_texts: { '/a.webp': 'Janela', '/b.webp': 'Terraço' } };
    const words = { ...translation, picture_texts: { '/a.webp': 'Fenster' } };
    const asked = (of: typeof shown) =>
      ['/a.webp', '/b.webp', '/c.webp', undefined].map((image) => pictureWords(of, image));
    expect(asked(translatedRoom(shown, words))).toEqual([
      { text: 'Fenster', lang: undefined },
      { text: 'Terraço', lang: 'pt' },
      undefined,
      undefined,
    ]);
    expect(asked(translatedRoom(shown, undefined))[0]).toEqual({ text: 'Janela', lang: 'pt' });
    // On a page in Portuguese there is nothing to mark.
    expect(asked(shown)[0]).toEqual({ text: 'Janela', lang: undefined });
  });

  it('reads in Portuguese as it is stored, unmarked (LANG-01)', () => {
    expect(ROOM_TEXTS.map((field) => textLang(room, field))).toEqual(Array(5).fill(undefined));
    expect(featureWords(room, 'Wi-Fi')).toEqual({ text: 'Wi-Fi' });
    expect(inPortuguese(room)).toBe(room);
  });
});

const isBlank = (given: string | null) => (given ?? '').trim() === '';
const text = fc.option(fc.constantFrom('', ' ', 'Zimmer', 'Quarto', 'Duplo Maré'));
const texts = fc.record({
  room_title: text,
  room_subtitle: text,
  description: text,
  full_description: text,
});
const translations = fc.record({
  name: text,
  room_title: text,
  room_subtitle: text,
  description: text,
  full_description: text,
  features: fc.array(fc.string()),
  features_of: fc.array(fc.string()),
});

it('a text is translated, or Portuguese and marked, or not there: never blank for want of words (LANG-06)', () => {
  fc.assert(
    fc.property(texts, translations, (portuguese, words) => {
      const stored = { name: 'Duplo Maré', ...portuguese };
      const shown = translatedRoom(stored, words);
      for (const field of ROOM_TEXTS) {
        const isTranslated = !isBlank(words[field]);
        const isNamed = !isTranslated && field === 'room_title' && stored[field] === stored.name;
        const fallback = isNamed ? null : stored[field];
        expect(shown[field]).toBe(isTranslated ? words[field] : fallback);
        const isLeft = !isTranslated && !isNamed && !isBlank(stored[field]);
        expect(textLang(shown, field)).toBe(isLeft ? 'pt' : undefined);
      }
    }),
  );
});

it('amenities are grouped by their Portuguese names and shown in the guest’s words (LANG-06)', () => {
  const german = translatedRoom(room, translation);
  const categories = [{ id: 'k', name: 'Não Incluído', translation: 'Nicht enthalten' }];
  const amenities = [
    { id: 'a', name: 'Frigorífico', category_id: 'k', translation: 'Kühlschrank' },
    { id: 'b', name: 'Cabides', category_id: 'k', translation: null },
  ];
  const groups = roomAmenityGroups({
    features: german.features,
    categories,
    amenities,
    amenityIds: ['a', 'b'],
  });
  const words = amenityTranslator({ room: german, categories, amenities });
  expect(groups.map(({ isIncluded }) => isIncluded)).toEqual([true, false]);
  expect(groups.flatMap(({ name, names }) => [name, ...names]).map((name) => words(name))).toEqual([
    { text: 'Neste quarto', lang: 'pt' },
    { text: 'Wi-Fi', lang: 'pt' },
    { text: 'Nur Frauen' },
    { text: 'Nicht enthalten' },
    { text: 'Kühlschrank' },
    { text: 'Cabides', lang: 'pt' },
  ]);
});
