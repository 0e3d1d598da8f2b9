import { describe, expect, it } from 'vitest';
import {
  codeProblemWords,
  codesLeftWords,
  type CodeProblem,
  type OtherWay,
} from '@/domain/account/code';

const NOW = new Date('2026-11-23T10:00:00Z');

describe('why a code is not taken', () => {
  it.each<[string, CodeProblem, OtherWay]>([
    ['Não confere. Restam 4 tentativas.', { state: 'wrong', left: 4 }, 'recovery'],
    ['Não confere. Resta 1 tentativa.', { state: 'wrong', left: 1, clock_off: null }, null],
    [
      'Não confere. O relógio do telemóvel está 5 minutos atrasado: acerte-o. Restam 4 tentativas.',
      { state: 'wrong', left: 4, clock_off: -5 },
      null,
    ],
    [
      'Não confere. O relógio do telemóvel está 1 minuto adiantado: acerte-o. Restam 2 tentativas.',
      { state: 'wrong', left: 2, clock_off: 1 },
      null,
    ],
    [
      'Espere 15 minutos, ou use um código de recuperação.',
      { state: 'wait', until: '2026-11-23T10:15:00Z' },
      'recovery',
    ],
    [
      'Espere 8 minutos, ou use a aplicação de autenticação.',
      { state: 'wait', until: '2026-11-23T10:07:10Z' },
      'app',
    ],
    ['Espere 1 minuto e tente outra vez.', { state: 'wait', until: '2026-11-23T10:00:05Z' }, null],
  ])('%s (STAFF-04)', (words, problem, otherWay) => {
    expect(codeProblemWords(problem, { now: NOW, otherWay })).toBe(words);
  });

  it('shows no wait that there is not, where the clock of the browser is off (STAFF-04)', () => {
    const until = '2026-11-23T10:15:00Z';
    const ahead = { now: new Date('2026-11-23T10:40:00Z'), otherWay: null };
    const behind = { now: new Date('2026-11-23T09:20:00Z'), otherWay: null };
    expect(codeProblemWords({ state: 'wait', until }, ahead)).toMatch(/^Espere 1 minuto /);
    expect(codeProblemWords({ state: 'wait', until }, behind)).toMatch(/^Espere 15 minutos /);
  });

  it.each([
    [0, 'Não resta nenhum código de recuperação.'],
    [1, 'Resta 1 código de recuperação.'],
    [9, 'Restam 9 códigos de recuperação.'],
  ])('counts %i codes that are left (STAFF-04)', (left, words) => {
    expect(codesLeftWords(left)).toBe(words);
  });
});
