import { describe, expect, it } from 'vitest';
import { birthDate } from '@/domain/register/guest-birth';
import { meantCountry } from '@/domain/register/country-names';
import { EMPTY_ENTRY, missingFields } from '@/domain/register/entry';
import {
  countryOf,
  draftEntry,
  draftProblems,
  EMPTY_DRAFT,
  isAsked,
  withoutSaved,
  type GuestDraft,
} from '@/domain/register/guest-draft';

const TODAY = '2026-11-28';
const ALL = missingFields(EMPTY_ENTRY);
const BRAZIL = { text: 'Brasil', code: 'BRA' };
const PORTUGAL = { text: 'Portugal', code: 'PRT' };

const draft = (changes: Partial<GuestDraft>): GuestDraft => ({ ...EMPTY_DRAFT, ...changes });

describe('a day of birth that is typed', () => {
  it.each([
    ['14', '6', '1991', { date: '1991-06-14' }],
    ['28', '11', '2026', { date: '2026-11-28' }],
    ['', '', '', { problem: 'empty' }],
    ['14', '', '1991', { problem: 'unfinished' }],
    ['31', '2', '1991', { problem: 'noSuchDay' }],
    ['0', '2', '1991', { problem: 'noSuchDay' }],
    ['3', '11', '2091', { problem: 'future' }],
    ['29', '11', '2026', { problem: 'futureDay' }],
    ['3', '11', '91', { problem: 'tooEarly' }],
    ['3', '11', '1899', { problem: 'tooEarly' }],
  ])('reads %s, %s and %s (REG-02)', (day, month, year, expected) => {
    expect(birthDate({ day, month, year }, TODAY)).toEqual(expected);
  });
});

describe('what a guest is asked of one person', () => {
  it('is the nationality alone at first, and of Portuguese name and residence (REG-02)', () => {
    const asked = (typed: GuestDraft) => ALL.filter((field) => isAsked(field, typed, ALL));
    expect(asked(EMPTY_DRAFT)).toEqual(['nationality']);
    expect(asked(draft({ nationality: BRAZIL }))).toEqual(ALL);
    expect(asked(draft({ nationality: PORTUGAL }))).toEqual([
      'nationality',
      'surname',
      'residence_country',
      'residence_place',
    ]);
  });

  it('is only what is missing where something is saved, whatever the nationality (REG-02)', () => {
    const open = ['doc_number', 'residence_place'] as const;
    expect(ALL.filter((field) => isAsked(field, EMPTY_DRAFT, open))).toEqual(open);
    expect(isAsked('birth_place', EMPTY_DRAFT, open)).toBe(false);
    expect([...draftProblems(EMPTY_DRAFT, open, TODAY)]).toEqual([
      ['doc_number', 'missing'],
      ['residence_place', 'missing'],
    ]);
  });
});

describe('what is sent of one person', () => {
  it('has issuing country and residence after the nationality until somebody touches them (REG-02)', () => {
    const typed = draft({ nationality: BRAZIL, residence_country: PORTUGAL });
    expect(countryOf(typed, 'doc_country')).toBe(BRAZIL);
    const whole = draftEntry(typed, ALL, { today: TODAY, isWhole: true });
    expect(whole).toMatchObject({ doc_country: 'BRA', residence_country: 'PRT' });
    const left = draftEntry(typed, ALL, { today: TODAY, isWhole: false });
    expect(left).toMatchObject({ doc_country: null, residence_country: 'PRT' });
  });

  it('is nothing of what Portuguese are not asked, though it was typed before (REG-02)', () => {
    const typed = draft({
      nationality: PORTUGAL,
      surname: '  Moura   Ferraz ',
      doc_type: 'P',
      doc_number: 'FX 4',
      day: '14',
      month: '6',
      year: '1991',
    });
    expect(draftEntry(typed, ALL, { today: TODAY, isWhole: false })).toEqual({
      ...EMPTY_ENTRY,
      nationality: 'PRT',
      surname: 'Moura Ferraz',
    });
  });

  it('leaves behind what was not right, and nothing of what was sent (REG-02)', () => {
    const typed = draft({
      nationality: BRAZIL,
      surname: 'Moura',
      day: '31',
      month: '2',
      year: '1991',
      doc_number: 'FX4',
      doc_type: 'P',
    });
    const entry = draftEntry(typed, ALL, { today: TODAY, isWhole: false });
    expect(entry).toMatchObject({ birth_date: null, doc_number: 'FX4', surname: 'Moura' });
    expect(withoutSaved(typed, entry)).toEqual(
      draft({ nationality: BRAZIL, day: '31', month: '2', year: '1991' }),
    );
  });
});

describe('what is wrong with what a guest typed', () => {
  it('is named field by field, in the order of the form (REG-02)', () => {
    const typed = draft({
      nationality: BRAZIL,
      surname: 'Moura',
      day: '3',
      month: '11',
      year: '2091',
      doc_type: 'P',
      doc_number: 'FX4',
      residence_country: { text: 'xyz', code: null },
    });
    expect([...draftProblems(typed, ALL, TODAY)]).toEqual([
      ['birth_date', 'future'],
      ['residence_country', 'country'],
      ['residence_place', 'missing'],
    ]);
  });
});

describe('a country that is typed in full', () => {
  it.each([
    ['alemanha', 'D'],
    ['Germany', 'D'],
    ['ALLEMAGNE', 'D'],
    ['de', 'D'],
    ['PRT', 'PRT'],
    ['braz', undefined],
    ['', undefined],
  ])('is meant by %j (REG-02)', (text, code) => {
    expect(meantCountry(text, 'pt')?.code).toBe(code);
  });
});
