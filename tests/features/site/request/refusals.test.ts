import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as de from '@/messages/de/refusals';
import * as en from '@/messages/en/refusals';
import * as es from '@/messages/es/refusals';
import * as fr from '@/messages/fr/refusals';
import * as pt from '@/messages/pt/refusals';

/**
 * Codes that the booking form never gets: of staff, the guest's own page, calendars, the contact
 * form and the API.
 */
const MET_ELSEWHERE = [
  'HS014',
  'HS400',
  'HS020',
  'HS021',
  'HS030',
  'HS031',
  'HS101',
  'HS102',
  '42501',
  'PGRST116',
];

/**
 * Codes of other platforms’ calendars, of mails, of the team and of what staff do with money, which the
 * form never gets either.
 */
const OF_STAFF = /^HS0[346]\d$/;

// The rows of private.refusals(), each in the file of its subject: ('reason', status, 'code', 'words').
const told = readdirSync('supabase/schemas').map((file) =>
  readFileSync(`supabase/schemas/${file}`, 'utf8'),
);
const raised = [...told.join('\n').matchAll(/\('[a-z-]+', \d{3}, '(\w{5,8})'/g)].map(
  ([, code = '']) => code,
);
const codes = [...new Set(raised)].filter(
  (code) => !MET_ELSEWHERE.includes(code) && !OF_STAFF.test(code),
);

const OTHERS = { en, es, fr, de };
const MESSAGE = 'Não foi possível.';

it.each(Object.entries(OTHERS))(
  'has words in %s for every code with which a request is refused (LANG-03)',
  (_language, { refusal }) => {
    expect(codes).toContain('HS001');
    const words = codes.map((code) => refusal({ code, hint: null, message: MESSAGE }));
    expect(words).not.toContain('');
    expect(words).not.toContain(MESSAGE);
    expect(refusal({ code: 'HS999', hint: null, message: MESSAGE })).toBe('');
  },
);

it('tells whoever may confirm an address that it helps (LANG-03)', () => {
  for (const { refusal } of Object.values(OTHERS)) {
    const refused = { code: 'HS018', message: MESSAGE };
    const confirmFirst = refusal({ ...refused, hint: 'confirm-email' });
    expect(confirmFirst).toMatch(/mail|correo/i);
    expect(confirmFirst).not.toBe(refusal({ ...refused, hint: null }));
  }
});

it('says how many nights a stay must have at least (RATE-02)', () => {
  for (const { refusal } of Object.values(OTHERS)) {
    const refused = { code: 'HS015', message: MESSAGE };
    expect(refusal({ ...refused, hint: '3' })).toMatch(/\b3\s(?:nights|noches|nuits|Nächte)\b/);
    expect(refusal({ ...refused, hint: null })).not.toMatch(/\d/);
  }
});

it('blames no guest for what all of them sent together (ERR-BOOK-07, LANG-03)', () => {
  const refused = { code: 'HS429', hint: null, message: MESSAGE };
  for (const { refusal } of Object.values(OTHERS)) {
    expect(refusal(refused)).not.toMatch(/you have|tuyas|votre part|von ihnen/i);
  }
});

it('leaves the Portuguese to the database (ERR-BOOK-07)', () => {
  expect(pt.refusal({ code: 'HS018', hint: null, message: MESSAGE })).toBe(MESSAGE);
});
