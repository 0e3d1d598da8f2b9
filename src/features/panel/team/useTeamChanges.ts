import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/overlay/useToast';
import { ROLE_NAMES, type Role } from '@/domain/account/role';
import type { Person } from '@/domain/account/team';
import { formatLongDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import type { ChangeError } from '@/features/panel/change/change-error';
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

/** Reads the team again before a change counts as done, so that nothing old flashes up. */
function useReadAnew() {
  const client = useQueryClient();
  return {
    team: async () => client.invalidateQueries({ queryKey: queryKeys.team }),
    account: async () => client.invalidateQueries({ queryKey: queryKeys.account }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof QueryError && error.code === ALREADY_STAFF) {
    return 'esta pessoa já aceitou o convite.';
  }
  return refusalReason(error, { missing: 'esta pessoa já não está na equipa.' });
}

function isGone({ cause }: ChangeError): boolean {
  return cause instanceof QueryError && cause.kind === 'missing';
}

export interface RoleChange {
  person: Person;
  role: Role;
}

/** Gives a colleague another role at once; it can be undone (STAFF-01). */
export function useRoleChange() {
  const readAnew = useReadAnew();
  return usePanelMutation<RoleChange, void>({
    queue: QUEUE,
    send: async (rest, { person, role }) => {
      await changeRole(rest, { id: person.id, role });
      await readAnew.team();
    },
    onDone: (_nothing, { person, role }) => ({
      message: `${person.name} passou a ${ROLE_NAMES[role]}.`,
      undo: { person: { ...person, role }, role: person.role },
    }),
    onFailed: () => void readAnew.team(),
    failure: (error) => `Erro ao mudar a função: ${reasonOf(error)}`,
    failureDetail: ({ person }) => person.name,
    log: 'changeRole',
  });
}

/** Gives oneself less than 'Gerência'; the screen is somebody else's from then on (STAFF-01). */
export function useOwnRoleChange(onOver: () => void) {
  const readAnew = useReadAnew();
  return usePanelMutation<RoleChange, void>({
    queue: QUEUE,
    send: async (rest, { person, role }) => {
      await changeRole(rest, { id: person.id, role });
      await readAnew.account();
    },
    onDone: (_nothing, { role }) => {
      onOver();
      return { message: `Passou a ${ROLE_NAMES[role]}.` };
    },
    onFailed: () => void readAnew.team(),
    failure: (error) => `Erro ao mudar a função: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'changeRole',
  });
}

/** Takes a person, or an invitation, out of the team (STAFF-01). */
export function useRemovePerson(onOver: () => void) {
  const readAnew = useReadAnew();
  const toast = useToast();
  return usePanelMutation<Person, void>({
    send: async (rest, { id }) => {
      await removePerson(rest, id);
      // Their rights are gone; the account itself goes now, or with the next removal.
      forgetRemovedAccounts().catch((error: unknown) => logError('forgetRemovedAccounts', error));
      await readAnew.team();
    },
    onDone: (_nothing, { name, joined_at }) => {
      onOver();
      return {
        message: joined_at === null ? `Convite de ${name} retirado.` : `${name} deixou a equipa.`,
      };
    },
    onFailed: (error, { name }) => {
      void readAnew.team();
      if (isGone(error)) {
        onOver();
        toast.warning(`${name} já não estava na equipa.`);
      } else if (error.isSessionOver) onOver();
    },
    failure: (error) => `Erro ao retirar: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'removePerson',
  });
}

/** Takes the second factor off a colleague (STAFF-04). */
export function useResetFactor(onOver: () => void) {
  const readAnew = useReadAnew();
  const toast = useToast();
  return usePanelMutation<Person, void>({
    send: async (rest, { id }) => {
      await resetSecondFactor(rest, id);
      await readAnew.team();
    },
    onDone: (_nothing, { name }) => {
      onOver();
      return { message: `Segundo fator de ${name} desligado.` };
    },
    onFailed: (error, { name }) => {
      void readAnew.team();
      if (isGone(error)) {
        onOver();
        toast.warning(`${name} já não está na equipa.`);
      } else if (error.isSessionOver) onOver();
    },
    failure: (error) => `Erro ao desligar o segundo fator: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'resetSecondFactor',
  });
}

/** Sends an invitation again (STAFF-01). */
export function useRenewInvitation() {
  const readAnew = useReadAnew();
  return usePanelMutation<Person, void>({
    send: async (rest, { id }) => {
      await renewInvitation(rest, id);
      await readAnew.team();
    },
    onDone: (_nothing, { email }) => ({
      message: `Novo convite a caminho de ${email}.`,
      detail: 'A ligação anterior deixa de servir.',
    }),
    onFailed: () => void readAnew.team(),
    failure: (error) => `Erro ao enviar de novo: ${reasonOf(error)}`,
    failureDetail: ({ name }) => name,
    log: 'renewInvitation',
  });
}

/** Makes a link to be given by hand; gives its secret (STAFF-01). */
export function useCopyInvitation() {
  const readAnew = useReadAnew();
  return usePanelMutation<Person, string>({
    send: async (rest, { id }) => {
      const secret = await copyInvitation(rest, id);
      await readAnew.team();
      return secret;
    },
    onFailed: () => void readAnew.team(),
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
  const readAnew = useReadAnew();
  return usePanelMutation<NewPerson, void>({
    send: async (_rest, person) => {
      await invitePerson(person);
      await readAnew.team();
    },
    onDone: (_nothing, { name, email }) => {
      onOver();
      return isMailOn
        ? { message: `Convite a caminho de ${email}.` }
        : { message: `${name} está na lista.`, detail: 'Copie o convite e dê-lho.' };
    },
    onFailed: (error, person) => {
      void readAnew.team();
      if (error.cause instanceof QueryError) onRefused(error.cause, person);
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
  const readAnew = useReadAnew();
  return usePanelMutation<Requirement, void>({
    queue: QUEUE,
    send: async (rest, { from }) => {
      await requireSecondFactor(rest, from);
      await readAnew.team();
      void readAnew.account();
    },
    onDone: (_nothing, { from, before }) => {
      onOver?.();
      return from === null
        ? {
            message: 'O segundo fator deixou de ser exigido.',
            undo: { from: before, before: null },
          }
        : { message: `Segundo fator exigido a partir de ${formatLongDay(from)}.` };
    },
    onFailed: (error) => {
      void readAnew.team();
      if (error.isSessionOver) onOver?.();
    },
    showFailure,
    failure: (error) => `Erro ao mudar a exigência: ${reasonOf(error)}`,
    log: 'requireSecondFactor',
  });
}
