import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  languageWithLongName,
  nameIn,
  nameRows,
  withName,
  withTheirNames,
  type StoredName,
} from '@/domain/room/name-drafts';
import { languageWithProblem, missingTexts, textProblem } from '@/domain/room/translation-checks';
import {
  featureKeyOf,
  textsIn,
  translationRows,
  typedTextsOf,
  withTexts,
  withTheirs,
  type StoredTranslation,
  type TypedTexts,
} from '@/domain/room/translation-draft';
import { ROOM_TEXTS } from '@/domain/room/translated-room';

const row: StoredTranslation = {
  language: 'en',
  name: 'Maré Double Room',
  room_title: null,
  room_subtitle: null,
  description: 'Double bed.',
  full_description: null,
  picture_texts: {},
  features_of: ['Wi-Fi', 'Varanda'],
  features: ['Wi-Fi', 'Balcony'],
  updated_at: '2026-11-02T10:00:00+00:00',
};
const rows = [row];
const FEATURES = ['Varanda', 'Wi-Fi', 'Arca'];

const change = (changes: Partial<TypedTexts>, stored = rows) =>
  withTexts({ drafts: {}, rows: stored, language: 'en' }, changes);

describe('the texts of a language', () => {
  it('are as stored until they are typed, and no draft again once they are as stored (LANG-06)', () => {
    expect(textsIn({ drafts: {}, rows, language: 'en' })).toEqual(typedTextsOf(row));
    expect(textsIn({ drafts: {}, rows, language: 'de' }).name).toBe('');
    const drafts = change({ name: 'Tide Double Room' });
    const drafted = { drafts, rows, language: 'en' };
    expect(textsIn(drafted)).toEqual({ ...typedTextsOf(row), name: 'Tide Double Room' });
    expect(withTexts(drafted, { name: 'Maré Double Room' })).toEqual({});
    // A feature that was typed and emptied again is as if it had never been typed.
    expect(change({ features: { ...typedTextsOf(row).features, Arca: '' } })).toEqual({});
  });

  it('are stored trimmed, empty ones as null, with the features that the room still has (LANG-06)', () => {
    const drafts = change({
      name: ' Tide ',
      description: ' ',
      features: { 'Wi-Fi': '', Varanda: ' Balcony ', Jogos: 'Games' },
      pictures: { '/a.webp': ' Window to the sea ', '/gone.webp': 'Terrace' },
    });
    expect(
      translationRows(drafts, { roomId: 'r', features: FEATURES, images: ['/a.webp'] }),
    ).toEqual([
      {
        ...row,
        room_id: 'r',
        name: 'Tide',
        description: null,
        features_of: ['Varanda'],
        features: ['Balcony'],
        picture_texts: { '/a.webp': 'Window to the sea' },
      },
    ]);
    expect(
      translationRows(change({ name: 'x' }, []), { roomId: 'r', features: [], images: [] }),
    ).toMatchObject([{ language: 'en', name: 'x', updated_at: null }]);
  });
});

describe('what somebody else wrote meanwhile', () => {
  const theirs: StoredTranslation = {
    ...row,
    name: 'Double Room Maré',
    description: 'A double bed.',
    features: ['Wi-Fi', 'Small balcony'],
    updated_at: '2026-11-21T10:00:00+00:00',
  };

  it('stands where nothing was typed, and beside what was (LANG-06)', () => {
    const drafts = change({ name: 'Tide Double Room', room_subtitle: 'Sun' });
    const merged = withTheirs(drafts, [theirs]);
    expect(merged['en']?.now).toEqual({
      ...typedTextsOf(theirs),
      name: 'Tide Double Room',
      room_subtitle: 'Sun',
    });
    expect(merged['en']?.clashes).toEqual({ name: 'Double Room Maré' });
    expect(translationRows(merged, { roomId: 'r', features: [], images: [] })[0]?.updated_at).toBe(
      theirs.updated_at,
    );
  });

  it('counts for features one by one (LANG-06)', () => {
    const features = { 'Wi-Fi': 'Wi-Fi', Varanda: 'Terrace' };
    const merged = withTheirs(change({ features }), [theirs]);
    expect(merged['en']?.clashes).toEqual({ [featureKeyOf('Varanda')]: 'Small balcony' });
    expect(merged['en']?.now.features).toEqual(features);
  });

  it('is no clash where it is the same, and nothing is left to save then (LANG-06)', () => {
    expect(withTheirs(change({ name: 'Double Room Maré' }), [theirs])).toEqual({});
    const drafts = change({ name: 'Tide' });
    expect(withTheirs(drafts, rows)).toEqual(drafts);
  });

  const text = fc.constantFrom('', 'a', 'b', 'c');
  const typed = fc.record({
    name: text,
    room_title: text,
    room_subtitle: text,
    description: text,
    full_description: text,
    features: fc.dictionary(fc.constantFrom('Wi-Fi', 'Varanda'), text),
    pictures: fc.dictionary(fc.constantFrom('/a.webp', '/b.webp'), text),
  });
  const asRow = (
    { features, pictures, ...texts }: TypedTexts,
    updated_at: string,
  ): StoredTranslation => ({
    language: 'en',
    updated_at,
    ...texts,
    features_of: Object.keys(features),
    features: Object.values(features),
    picture_texts: pictures,
  });

  it('never takes a typed text away, and never goes unseen (LANG-06)', () => {
    fc.assert(
      fc.property(typed, typed, typed, (was, mine, other) => {
        const before = asRow(was, 'then');
        const drafts = withTexts({ drafts: {}, rows: [before], language: 'en' }, mine);
        const after = [asRow(other, 'now')];
        const merged = withTheirs(drafts, after);
        const now = textsIn({ drafts: merged, rows: after, language: 'en' });
        for (const field of ROOM_TEXTS) {
          const isTouched = drafts['en'] !== undefined && mine[field] !== was[field];
          expect(now[field]).toBe(isTouched ? mine[field] : other[field]);
          const isClash = isTouched && other[field] !== was[field] && other[field] !== mine[field];
          expect(merged['en']?.clashes[field]).toBe(isClash ? other[field] : undefined);
        }
      }),
    );
  });
});

describe('what a language still lacks', () => {
  const portuguese = {
    name: 'Duplo Maré',
    room_title: 'Duplo Maré',
    room_subtitle: '',
    description: 'Cama de casal.',
    full_description: ' ',
    features: FEATURES,
  };

  it('is counted by what there is in Portuguese (LANG-06)', () => {
    expect(missingTexts(portuguese, typedTextsOf(undefined))).toBe(5);
    expect(missingTexts(portuguese, typedTextsOf(row))).toBe(1);
    expect(missingTexts({ ...portuguese, room_title: 'Com sol' }, typedTextsOf(row))).toBe(2);
  });

  it('and what is too long is found (LANG-06)', () => {
    expect(textProblem('name', `${'a'.repeat(120)} `)).toBeUndefined();
    expect(textProblem('name', 'a'.repeat(121))).toBe('O nome pode ter até 120 caracteres.');
    expect(languageWithProblem(change({ name: 'a' }))).toBeNull();
    expect(languageWithProblem(change({ name: 'a'.repeat(121) }))).toBe('en');
    expect(languageWithProblem(change({ features: { Arca: 'a'.repeat(201) } }))).toBe('en');
  });
});

describe('the names of amenities', () => {
  const key = { kind: 'amenity', id: 'a', language: 'es' } as const;
  const stored: StoredName[] = [{ ...key, name: 'Hamaca', updated_at: 'then' }];
  const drafts = withName({ drafts: [], stored }, key, ' Red ');

  it('are as stored until they are typed, and are stored trimmed (LANG-06)', () => {
    expect(nameIn({ drafts: [], stored }, key)).toBe('Hamaca');
    expect(nameIn({ drafts, stored }, key)).toBe(' Red ');
    expect(nameIn({ drafts, stored }, { ...key, kind: 'category' })).toBe('');
    expect(nameRows(drafts)).toEqual([{ ...key, name: 'Red', updated_at: 'then' }]);
    expect(nameRows(withName({ drafts, stored }, key, ''))).toMatchObject([{ name: null }]);
    expect(withName({ drafts, stored }, key, 'Hamaca')).toEqual([]);
  });

  it('stand beside what somebody else wrote meanwhile (LANG-06)', () => {
    const theirs = [{ ...key, name: 'Chinchorro', updated_at: 'now' }];
    const merged = withTheirNames({ drafts, stored: theirs });
    expect(merged).toMatchObject([{ now: ' Red ', theirs: 'Chinchorro', readAt: 'now' }]);
    expect(withTheirNames({ drafts, stored })).toEqual(drafts);
    const same = withName({ drafts: [], stored }, key, 'Chinchorro');
    expect(withTheirNames({ drafts: same, stored: theirs })).toEqual([]);
  });

  it('are too long beyond 120 characters (LANG-06)', () => {
    expect(languageWithLongName(drafts)).toBeNull();
    const long = withName({ drafts: [], stored }, key, 'a'.repeat(121));
    expect(languageWithLongName(long)).toBe('es');
  });
});
