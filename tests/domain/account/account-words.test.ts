import { describe, expect, it } from 'vitest';
import { authenticatorAddress, keyInGroups } from '@/domain/account/authenticator';
import { openPanelWords } from '@/domain/account/devices';
import { passwordProblem } from '@/domain/account/password';
import { passwordForm } from '@/domain/account/password-form';
import { passwordProblemWords } from '@/domain/account/password-words';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari';
const TABLET = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
const TODAY = '2026-11-23';

describe('where the panel is open', () => {
  it('is said in plain words, with the day where it was not today (STAFF-03)', () => {
    const sessions = [
      { agent: WINDOWS, is_this: true, since: '2026-11-23T07:40:00Z' },
      { agent: IPHONE, is_this: false, since: '2026-11-22T21:15:00Z' },
      { agent: TABLET, is_this: false, since: '2026-11-03T09:00:00Z' },
      { agent: WINDOWS, is_this: false, since: '2026-11-23T06:00:00Z' },
      { agent: null, is_this: false, since: '2026-11-23T05:00:00Z' },
    ];
    expect(openPanelWords(sessions, TODAY)).toEqual([
      'Neste computador, desde as 07:40.',
      'No telemóvel, desde ontem às 21:15.',
      'No tablet, desde 3 de novembro, às 09:00.',
      'Noutro computador, desde as 06:00.',
      'Noutro aparelho, desde as 05:00.',
    ]);
  });

  it('tells another telephone from this one (STAFF-03)', () => {
    const sessions = [
      { agent: IPHONE, is_this: true, since: '2026-11-23T07:40:00Z' },
      { agent: ANDROID, is_this: false, since: '2026-11-23T07:00:00Z' },
      { agent: WINDOWS, is_this: false, since: '2026-11-23T06:00:00Z' },
    ];
    expect(openPanelWords(sessions, TODAY)).toEqual([
      'Neste telemóvel, desde as 07:40.',
      'Noutro telemóvel, desde as 07:00.',
      'No computador, desde as 06:00.',
    ]);
  });
});

describe('why a password is not taken', () => {
  it.each([
    ['Faltam 3 caracteres: são precisos 12.', 'password-short', 'nove sinais'.slice(0, 9)],
    ['Falta 1 caractere: são precisos 12.', 'password-short', 'onze sinais'],
    ['É das mais usadas no mundo. Escolha outra.', 'password-common', '123456789012'],
    ['É comprida demais. Escolha uma mais curta.', 'password-long', 'á'.repeat(80)],
  ] as const)('%s (STAFF-03)', (words, problem, password) => {
    expect(passwordProblemWords(problem, password)).toBe(words);
  });
});

it.each([
  ['tre\u0302s mac\u0327a\u0303s', 'três maçãs'],
  ['nove\u00A0p\u00E3es\u2003ou', 'nove pães ou'],
  ['três maçãs', 'três maçãs'],
  [' ﬁm ', ' ﬁm '],
])(
  'a password typed as %j is hashed as %j, so that every keyboard opens (STAFF-03)',
  (typed, form) => {
    expect(passwordForm(typed)).toBe(form);
  },
);

it('a password is as long as its letters, however they are composed (STAFF-03)', () => {
  const eleven = 'três maçãs!'.normalize('NFD');
  expect(passwordProblem(eleven)).toBe('password-short');
  expect(passwordProblemWords('password-short', eleven)).toMatch(/^Falta 1 caractere/);
});

describe('what an authenticator is given', () => {
  it('names house and account, and holds for every application (STAFF-04)', () => {
    const address = new URL(
      authenticatorAddress({
        issuer: 'Hostel Maré Nova',
        email: 'ana+casa@marenova.example',
        secret: 'JBSWY3DPEHPK3PXP',
      }),
    );
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain(
      'Hostel Maré Nova:ana+casa@marenova.example',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      issuer: 'Hostel Maré Nova',
    });
  });

  it('reads in groups of four (STAFF-04)', () => {
    expect(keyInGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  });
});
