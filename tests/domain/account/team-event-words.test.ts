import { describe, expect, it } from 'vitest';
import { teamEventWords } from '@/domain/account/team-event-words';
import type { TeamEvent } from '@/domain/account/team';

type Act = Pick<TeamEvent, 'kind' | 'subject_name' | 'detail'>;

const RUI = { subject_name: 'Rui Pais', detail: {} };

describe('the words of an act of the team', () => {
  it.each<[string, Act]>([
    ['convidou Rui Pais (Receção)', { ...RUI, kind: 'invited', detail: { role: 'reception' } }],
    ['convidou Rui Pais', { ...RUI, kind: 'invited' }],
    ['convidou Rui Pais outra vez', { ...RUI, kind: 'invited_again' }],
    ['aceitou o convite e escolheu a palavra-passe', { ...RUI, kind: 'joined' }],
    [
      'mudou a função de Rui Pais, de Receção para Gerência',
      { ...RUI, kind: 'role', detail: { role: ['reception', 'owner'] } },
    ],
    ['retirou Rui Pais da equipa', { ...RUI, kind: 'removed' }],
    ['retirou alguém da equipa', { kind: 'removed', subject_name: null, detail: {} }],
    ['mudou a palavra-passe', { ...RUI, kind: 'password' }],
    ['saiu em todo o lado', { ...RUI, kind: 'signed_out' }],
    ['ligou o segundo fator', { ...RUI, kind: 'factor_on' }],
    ['desligou o segundo fator', { ...RUI, kind: 'factor_off' }],
    ['tirou o segundo fator a Rui Pais', { ...RUI, kind: 'factor_reset' }],
    [
      'passou a exigir o segundo fator a todos, a partir de 1 de dezembro',
      { kind: 'factor_required', subject_name: null, detail: { from: '2026-12-01' } },
    ],
    [
      'deixou de exigir o segundo fator',
      { kind: 'factor_required', subject_name: null, detail: { from: null } },
    ],
    [
      'entrou com um código de recuperação; restam 9 códigos',
      { ...RUI, kind: 'recovery_code', detail: { left: 9 } },
    ],
    [
      'entrou com um código de recuperação; resta 1 código',
      { ...RUI, kind: 'recovery_code', detail: { left: 1 } },
    ],
    [
      'entrou com um código de recuperação; não resta nenhum',
      { ...RUI, kind: 'recovery_code', detail: { left: 0 } },
    ],
  ])('are “%s” (STAFF-01, STAFF-03)', (words, act) => {
    expect(teamEventWords(act)).toBe(words);
  });
});
