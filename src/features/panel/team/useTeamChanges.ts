import { useQueryClient } from '@tanstack/react-query';
import { ROLE_NAMES, type Role } from '@/domain/account/role';
import type { Person } from '@/domain/account/team';
import { formatLongDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { logError } from '@/lib/log';
import { forgetRemovedAccounts, invitePerson } from '@/queries/account/password';
import {
  changeRole,
  copyInvitation,
  removePerson,
  renewInvitation,
  requireSecondFactor,
  resetSecondFactor,
} from '@/queries/account/team';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';

/** All changes of the team go one after the other. */
const QUEUE = 'team';

/** The code of 'already-staff': whoever is invited has joined meanwhile. */
const ALREADY_STAFF = 'HS040';

function reasonOf(error: unknown): string {
  if (error instanceof QueryError && error.code === ALREADY_STAFF) {
    return 'esta pessoa já aceitou o convite.';
  }
  return refusalReason(error, { missing: 'esta pessoa já não está na equipa.' });
}

const TEAM = [queryKeys.team];

export interface RoleChange {
  person: Person;
  role: Role;
}

/** Gives a colleague another role at once; it can be undone (STAFF-01). */
export function useRoleChange() {
  return usePanelMutation<RoleChange, void>({
    queue: QUEUE,
    send: (rest, { person, role }) => changeRole(rest, { id: person.id, role }),
    readFirst: TEAM,
    onDone: (_nothing, { person, role }) => ({
      message: `${person.name} passou a ${ROLE_NAMES[role]}.`,
      undo: { person: { ...person, role }, role: person.role },
    }),
    failure: (error) => `Erro ao mudar a função: ${reasonOf(error)}`,
    failureDetail: ({ person }) => person.name,
    log: 'changeRole',
  });
}

/** Gives oneself less than 'Gerência'; the screen is somebody else's from then on (STAFF-01). */
export function useOwnRoleChange(onOver: () => void) {
  const client = useQueryClient();
  return usePanelMutation<RoleChange, void>({
    queue: QUEUE,
    send: (rest, { person, role }) => changeRole(rest, { id: person.id, role }),
    readFirst: [queryKeys.account],
    onDone: (_nothing, { role }) => {
      onOver();
      return { message: `Passou a ${ROLE_NAMES[role]}.` };
    },
    onFailed: () => void client.invalidateQueries({ queryKey: queryKeys.team }),
    failure: (error) => `Erro ao mudar a função: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'changeRole',
  });
}

/** Takes a person, or an invitation, out of the team (STAFF-01). */
export function useRemovePerson(onOver: () => void) {
  return usePanelMutation<Person, void>({
    send: async (rest, { id }) => {
      await removePerson(rest, id);
      // Their rights are gone; the account itself goes now, or with the next removal.
      forgetRemovedAccounts().catch((error: unknown) => logError('forgetRemovedAccounts', error));
    },
    readFirst: TEAM,
    onOver,
    onDone: (_nothing, { name, joined_at }) => ({
      message: joined_at === null ? `Convite de ${name} retirado.` : `${name} deixou a equipa.`,
    }),
    gone: ({ name }) => `${name} já não estava na equipa.`,
    failure: (error) => `Erro ao retirar: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'removePerson',
  });
}

/** Takes the second factor off a colleague (STAFF-04). */
export function useResetFactor(onOver: () => void) {
  return usePanelMutation<Person, void>({
    send: (rest, { id }) => resetSecondFactor(rest, id),
    readFirst: TEAM,
    onOver,
    onDone: (_nothing, { name }) => ({ message: `Segundo fator de ${name} desligado.` }),
    gone: ({ name }) => `${name} já não está na equipa.`,
    failure: (error) => `Erro ao desligar o segundo fator: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'resetSecondFactor',
  });
}

/** Sends an invitation again (STAFF-01). */
export function useRenewInvitation() {
  return usePanelMutation<Person, void>({
    send: (rest, { id }) => renewInvitation(rest, id),
    readFirst: TEAM,
    onDone: (_nothing, { email }) => ({
      message: `Novo convite a caminho de ${email}.`,
      detail: 'A ligação anterior deixa de servir.',
    }),
    failure: (error) => `Erro ao enviar de novo: ${reasonOf(error)}`,
    failureDetail: ({ name }) => name,
    log: 'renewInvitation',
  });
}

/** Makes a link to be given by hand; gives its secret (STAFF-01). */
export function useCopyInvitation() {
  return usePanelMutation<Person, string>({
    send: (rest, { id }) => copyInvitation(rest, id),
    readFirst: TEAM,
    failure: (error) => `Erro ao copiar o convite: ${reasonOf(error)}`,
    failureDetail: ({ name }) => name,
    log: 'copyInvitation',
  });
}

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
}

/** Invites a person through the Edge Function `staff` (STAFF-01). */
export function useInvite({
  isMailOn,
  onOver,
  onRefused,
}: {
  isMailOn: boolean;
  onOver: () => void;
  onRefused: (cause: QueryError, person: NewPerson) => void;
}) {
  return usePanelMutation<NewPerson, void>({
    send: (_rest, person) => invitePerson(person),
    readFirst: TEAM,
    onDone: (_nothing, { name, email }) => {
      onOver();
      return isMailOn
        ? { message: `Convite a caminho de ${email}.` }
        : { message: `${name} está na lista.`, detail: 'Copie o convite e dê-lho.' };
    },
    onFailed: ({ cause }, person) => {
      if (cause instanceof QueryError) onRefused(cause, person);
    },
    failure: (error) =>
      `Não foi possível convidar: ${refusalReason(error, {
        missing:
          'falta publicar a função «staff» nesta instalação. O resto do painel funciona; fale com quem a montou.',
      })}`,
    showFailure: 'inline',
    log: 'invitePerson',
  });
}

interface Requirement {
  /** From which day on; null: of nobody. */
  from: Day | null;
  before: Day | null;
}

/** Requires the second factor of everybody, or no longer, which can be undone (STAFF-04). */
export function useRequireFactor({
  showFailure,
  onOver,
}: {
  showFailure: 'toast' | 'inline';
  onOver?: () => void;
}) {
  return usePanelMutation<Requirement, void>({
    queue: QUEUE,
    send: (rest, { from }) => requireSecondFactor(rest, from),
    readFirst: TEAM,
    refresh: [queryKeys.account],
    onOver,
    onDone: (_nothing, { from, before }) =>
      from === null
        ? {
            message: 'O segundo fator deixou de ser exigido.',
            undo: { from: before, before: null },
          }
        : { message: `Segundo fator exigido a partir de ${formatLongDay(from)}.` },
    showFailure,
    failure: (error) => `Erro ao mudar a exigência: ${reasonOf(error)}`,
    log: 'requireSecondFactor',
  });
}
