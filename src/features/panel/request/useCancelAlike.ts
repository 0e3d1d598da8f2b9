import { useToast } from '@/components/overlay/useToast';
import { countLabel } from '@/domain/basics/text';
import { commandIdOf, forgetCommand } from '@/features/panel/booking-data/own-changes';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { listBookingsOfCommand } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { IDS_AT_ONCE, moveBookings } from '@/queries/staff-booking-changes';

const timeNow = () => new Date().toISOString();

/**
 * Has the panel poll at once, which updates the bookings wherever they are shown
 * (app/panel/live/useLive).
 */
const refresh = [queryKeys.changes];

/** Cancels many requests at once; one notice says so and can take it back. */
export function useCancelAlike(onDone: () => void) {
  const toast = useToast();

  const restoring = usePanelMutation<readonly string[], readonly string[]>({
    send: (client, ids) => restoreRequests(client, ids, timeNow()),
    onDone: (restored, ids) => {
      const left = ids.length - restored.length;
      const message = `${countLabel(restored.length, { one: 'reserva reposta', many: 'reservas repostas' })} como pendente${restored.length === 1 ? '' : 's'}`;
      if (left === 0) toast.success(message);
      else toast.warning(message, { detail: leftWords(left) });
    },
    failure: (error) => `Erro ao repor as reservas: ${refusalReason(error)}`,
    refresh,
  });

  return usePanelMutation<readonly string[], readonly string[]>({
    send: async (client, ids) => {
      const cancelled = await cancelRequests(client, ids, timeNow());
      if (cancelled.length > 0) return cancelled;
      throw new QueryError('cancelRequests', { kind: 'missing', message: '' });
    },
    onDone: (cancelled, ids) => {
      const answered = ids.length - cancelled.length;
      toast.success(
        countLabel(cancelled.length, { one: 'reserva cancelada', many: 'reservas canceladas' }),
        {
          detail: answered === 0 ? undefined : answeredWords(answered),
          action: {
            label: 'Anular',
            isUndo: true,
            onPress: () => void restoring.change(cancelled),
          },
        },
      );
      onDone();
    },
    failure: (error) =>
      refusalReason(error, { missing: 'já não há pedidos por responder entre estes.' }),
    showFailure: 'inline',
    refresh,
  });
}

function leftWords(count: number): string {
  return count === 1
    ? '1 ficou cancelada: o quarto já está ocupado nessas datas, ou alguém a alterou.'
    : `${count} ficaram canceladas: o quarto já está ocupado nessas datas, ou alguém as alterou.`;
}

function answeredWords(count: number): string {
  return count === 1
    ? '1 já tinha resposta e ficou como estava.'
    : `${count} já tinham resposta e ficaram como estavam.`;
}

/**
 * Cancels those of some bookings that are still pending; those that an earlier attempt without an
 * answer has cancelled count too.
 *
 * @param now ISO time
 * @returns the ids of those that were cancelled
 * @throws QueryError; some may have been cancelled before it
 */
async function cancelRequests(
  client: RestClient,
  ids: readonly string[],
  now: string,
): Promise<string[]> {
  const wish = `cancel ${ids.join(' ')}`;
  const { id: commandId, isRepeat } = commandIdOf(wish);
  const cancelled = new Set<string>();
  for (const part of partsOf(ids)) {
    const change = { ids: part, from: 'pending', to: 'cancelled', now, commandId } as const;
    // oxlint-disable-next-line no-await-in-loop -- in parallel they only wait for one another
    for (const { id } of await moveBookings(client, change)) cancelled.add(id);
  }
  if (isRepeat) {
    for (const { id } of await listBookingsOfCommand(client, commandId)) cancelled.add(id);
  }
  forgetCommand(wish);
  return ids.filter((id) => cancelled.has(id));
}

/**
 * Undoes the cancelling where the room is still free; bookings that somebody has changed meanwhile
 * stay as they are.
 *
 * @param now ISO time
 * @returns the ids of those that wait for an answer again
 * @throws QueryError, save for taken rooms
 */
async function restoreRequests(
  client: RestClient,
  ids: readonly string[],
  now: string,
): Promise<string[]> {
  const restored: string[] = [];
  for (const part of partsOf(ids)) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, as above
    restored.push(...(await restorePart(client, part, now)));
  }
  return restored;
}

/** The database takes all or none of a part: where one room is taken, the part is halved. */
async function restorePart(
  client: RestClient,
  ids: readonly string[],
  now: string,
): Promise<string[]> {
  try {
    const change = { ids, from: 'cancelled', to: 'pending', now } as const;
    return (await moveBookings(client, change)).map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'conflict') throw error;
    if (ids.length <= 1) return [];
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await restorePart(client, ids.slice(0, half), now)),
      ...(await restorePart(client, ids.slice(half), now)),
    ];
  }
}

function partsOf(ids: readonly string[]): readonly string[][] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
}
