import { describe, expect, it } from 'vitest';
import { isLastOwner } from '@/domain/account/team';
import {
  initials,
  invitationState,
  invitationWords,
  missingFactorWords,
  requirementWords,
  signInWords,
  teamCountWords,
} from '@/domain/account/team-words';
import { makeInvited, makePerson, makeTeam, uuid } from '../../support/builders';

const NOW = new Date('2026-11-12T10:00:00Z');

describe('the words of the team', () => {
  it('count people and invitations apart (STAFF-01)', () => {
    expect(teamCountWords(makeTeam().people)).toBe('2 pessoas');
    expect(teamCountWords([makePerson(), makeInvited()])).toBe('1 pessoa, 1 convite');
    expect(teamCountWords([makePerson(), makeInvited(), makeInvited()])).toBe(
      '1 pessoa, 2 convites',
    );
  });

  it('take the first letters of a name, in any script (STAFF-01)', () => {
    expect(initials('Helena Moura')).toBe('HM');
    expect(initials('  ana  de sousa-ávila ')).toBe('AÁ');
    expect(initials('Equipa')).toBe('E');
    expect(initials('Юлия Ким')).toBe('ЮК');
    expect(initials('')).toBe('');
  });

  it('tell the last sign-in as one says it (STAFF-01)', () => {
    expect(signInWords('2026-11-12T09:57:00Z', NOW)).toBe('agora mesmo');
    expect(signInWords('2026-11-12T07:52:00Z', NOW)).toBe('hoje, 07:52');
    expect(signInWords('2026-11-11T21:15:00Z', NOW)).toBe('ontem, 21:15');
    expect(signInWords('2025-11-11T21:15:00Z', NOW)).toBe('11 nov. 2025, 21:15');
    expect(signInWords(null, NOW)).toBe('Ainda não entrou');
  });

  it('tell how an invitation stands by its mail, then by its link (STAFF-01)', () => {
    const words = (changes: Parameters<typeof makeInvited>[0], isMailOn = true) => {
      const { invitation } = makeInvited(changes);
      return invitation && invitationWords(invitation, { isMailOn, now: NOW });
    };
    expect(words({})).toBe('Convite enviado ontem, vale até sex., 13 nov.');
    expect(words({ expires_at: '2026-11-12T16:00:00Z', sent_at: '2026-11-10T16:00:00Z' })).toBe(
      'Convite enviado a 10 nov., vale até hoje, 16:00.',
    );
    expect(words({ expires_at: '2026-11-12T10:00:00Z', sent_at: '2026-11-10T10:00:00Z' })).toBe(
      'Convite caducado desde hoje.',
    );
    const unsent = { sent_at: null, expires_at: null };
    expect(words({ ...unsent, mail_state: 'queued' })).toBe('Convite a caminho.');
    expect(words({ ...unsent, mail_state: 'queued' }, false)).toBe(
      'Convite por enviar: o correio não está a sair.',
    );
    // The link was made as the mail was tried.
    expect(words({ mail_state: 'failed' })).toBe('Convite por enviar: o e-mail não saiu.');
    expect(words({ ...unsent, mail_state: 'skipped' }, false)).toBe(
      'Convite por enviar: o correio não está a sair.',
    );
    expect(words({ mail_state: 'skipped' }, false)).toBe(
      'Convite copiado ontem, vale até sex., 13 nov.',
    );
  });

  it.each(['queued', 'claimed', 'handing'])('have a mail that is %s on its way', (mail_state) => {
    const { invitation } = makeInvited({ mail_state });
    expect(invitation && invitationState(invitation, { isMailOn: true, now: NOW })).toBe('going');
  });

  it('name who has no second factor, shortly where that is clear (STAFF-04)', () => {
    const { people } = makeTeam();
    expect(missingFactorWords(people)).toBe('Falta 1: Marta.');
    const lidia = makePerson({ id: uuid(9, 3), name: 'Lídia Cabral' });
    expect(missingFactorWords([...people, lidia])).toBe('Faltam 2: Marta e Lídia.');
    const other = makePerson({ id: uuid(9, 4), name: 'Marta Reis' });
    expect(missingFactorWords([...people, other])).toBe('Faltam 2: Marta Nunes e Marta Reis.');
    const ready = people.map((person) => ({ ...person, factor_since: '2026-05-04T10:00:00Z' }));
    // Who is invited lacks nothing yet.
    expect(missingFactorWords([...ready, makeInvited()])).toBe('Todos o têm.');
  });

  it('tell from when the second factor is required (STAFF-04)', () => {
    expect(requirementWords('2026-11-19', '2026-11-12')).toBe('A partir de qui., 19 nov.');
    expect(requirementWords('2026-11-12', '2026-11-12')).toBe('Desde hoje.');
    expect(requirementWords('2026-11-10', '2026-11-12')).toBe('Desde ter., 10 nov.');
    expect(requirementWords('2025-11-10', '2026-11-12')).toBe('Desde seg., 10 nov. 2025.');
  });

  it('know the only owner who has come in (STAFF-01)', () => {
    const { people } = makeTeam();
    const [helena = makePerson(), marta = makePerson()] = people;
    expect(isLastOwner(helena, people)).toBe(true);
    expect(isLastOwner(marta, people)).toBe(false);
    const invited = { ...makeInvited(), role: 'owner' as const };
    expect(isLastOwner(helena, [...people, invited])).toBe(true);
    expect(isLastOwner(helena, [helena, { ...marta, role: 'owner' }])).toBe(false);
  });
});
