import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@/components/overlay/useToast';
import { storeBookings } from '@/features/panel/booking-data/booking-cache';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { adminBookingPath } from '@/lib/staff-paths';
import { findEventFate } from '@/queries/channel-conflicts';
import { linkSameStay, placeForeignStay, setConflictDismissed } from '@/queries/channels';
import { findDeskBookings } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import { updateAvailability, type StoredDay } from '@/queries/room-availability';
import type { StaffBooking } from '@/queries/staff-bookings';
import { CONFLICT_KEYS } from './useConflicts';

// Messages for staff: why a conflict could not be settled.

/** Putting the platform's stay into a room failed. */
function placeFailure(error: unknown, roomNumber: string): string {
  const hint = error instanceof QueryError && error.hint ? ` (${error.hint})` : '';
  const reason = refusalReason(error, {
    conflict: `o quarto ${roomNumber} acabou de ser ocupado${hint}. Escolha outro.`,
    stale: SETTLED,
  });
  return `Não foi possível pôr a estadia no quarto ${roomNumber}: ${reason}`;
}

/** Linking the platform's stay to one of our bookings failed. */
function linkFailure(error: unknown, bookingNumber: string): string {
  const reason = refusalReason(error, {
    stale: SETTLED,
    invalid: 'a reserva foi cancelada, ou já é outra estadia deste calendário.',
  });
  return `Não foi possível ligar a estadia à ${bookingNumber}: ${reason}`;
}

/** Setting the conflict aside, or taking it up again, failed. */
function dismissFailure(error: unknown): string {
  return `Não foi possível guardar: ${refusalReason(error, { missing: SETTLED })}`;
}

function openDaysFailure(error: unknown): string {
  return `Não foi possível guardar os dias: ${refusalReason(error)}`;
}

const SETTLED = 'entretanto, este conflito foi resolvido.';

// One hook for each action that settles a conflict. When an answer was lost, a retry finds the
// conflict already settled as wanted and counts as a success. The caller shows `error`.

interface Placing {
  eventId: string;
  roomId: string;
  roomNumber: string;
}

/** Books the foreign stay in a room (CHAN-04). */
export function usePlacing() {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return usePanelMutation<Placing, StaffBooking[]>({
    send: async (rest, { eventId, roomId }) => {
      try {
        return await placeForeignStay(rest, { eventId, roomId });
      } catch (cause) {
        const stored = isStale(cause) ? await bookingOf(rest, eventId) : null;
        if (stored?.room_id !== roomId) throw cause;
        return [stored];
      }
    },
    onDone: (stored, { roomNumber }) => {
      storeBookings(client, stored);
      const number = stored[0]?.booking_number ?? '';
      toast.success(`A de fora fica no quarto ${roomNumber}`, {
        detail: `É a reserva ${number}. O preço está por indicar.`,
        action: { label: 'Abrir', onPress: () => void navigate(adminBookingPath(number)) },
      });
    },
    failure: (cause, { roomNumber }) => placeFailure(cause, roomNumber),
    showFailure: 'inline',
    log: 'placeForeignStay',
    refresh: CONFLICT_KEYS,
  });
}

interface Linking {
  eventId: string;
  booking: Pick<StaffBooking, 'id' | 'booking_number'>;
  /** Whether our booking has the platform's nights; if not, it takes them once they are free. */
  hasItsNights: boolean;
}

/** Links the platform's stay to one of our bookings as the same stay. */
export function useLinking() {
  return usePanelMutation<Linking, void>({
    send: async (client, { eventId, booking }) => {
      try {
        await linkSameStay(client, { eventId, bookingId: booking.id });
      } catch (cause) {
        const fate = isStale(cause) ? await findEventFate(client, eventId) : null;
        if (fate?.state !== 'booked' || fate.booking_id !== booking.id) throw cause;
      }
    },
    onDone: (_, { booking, hasItsNights }) => ({
      message: `Fica uma só reserva: ${booking.booking_number}`,
      detail: hasItsNights
        ? 'O que mudar no canal passa a mudar aqui.'
        : 'Passa às datas do canal mal o caminho fique livre.',
    }),
    failure: (cause, { booking }) => linkFailure(cause, booking.booking_number),
    showFailure: 'inline',
    log: 'linkSameStay',
    refresh: CONFLICT_KEYS,
  });
}

export function useDismissal() {
  const toast = useToast();
  const resuming = useResuming();
  return usePanelMutation<string, void>({
    send: (client, eventId) => setDismissed(client, eventId, true),
    onDone: (_, eventId) =>
      toast.success('Posto de lado', {
        detail: 'Não ocupa quarto nenhum.',
        action: { label: 'Anular', isUndo: true, onPress: () => void resuming.change(eventId) },
      }),
    failure: dismissFailure,
    showFailure: 'inline',
    log: 'setConflictDismissed',
    refresh: CONFLICT_KEYS,
  });
}

/** Takes a conflict up again; a failure appears as a notice, because nothing else shows it. */
export function useResuming() {
  return usePanelMutation<string, void>({
    send: (client, eventId) => setDismissed(client, eventId, false),
    onDone: () => ({ message: 'De volta aos conflitos' }),
    failure: dismissFailure,
    log: 'setConflictDismissed',
    refresh: CONFLICT_KEYS,
  });
}

async function setDismissed(client: RestClient, id: string, isDismissed: boolean): Promise<void> {
  try {
    await setConflictDismissed(client, { id, isDismissed });
  } catch (cause) {
    const isGone = cause instanceof QueryError && cause.kind === 'missing';
    const fate = isGone ? await findEventFate(client, id) : null;
    const wanted = isDismissed ? 'dismissed' : 'conflict';
    if (fate?.state !== wanted || fate.booking_id !== null) throw cause;
  }
}

/** Opens closed days and keeps their prices. */
export function useOpeningDays() {
  const toast = useToast();
  const closing = usePanelMutation<readonly StoredDay[], void>({
    send: (client, days) => setAvailable(client, days, false),
    onDone: (_, days) => ({
      message: days.length === 1 ? 'Dia bloqueado' : `${days.length} dias bloqueados`,
    }),
    failure: openDaysFailure,
    log: 'updateAvailability',
    refresh: CONFLICT_KEYS,
  });
  return usePanelMutation<readonly StoredDay[], void>({
    send: (client, days) => setAvailable(client, days, true),
    onDone: (_, days) =>
      toast.success(days.length === 1 ? 'Dia aberto' : `${days.length} dias abertos`, {
        detail: 'A de fora é reservada sozinha dentro de um minuto.',
        action: { label: 'Anular', isUndo: true, onPress: () => void closing.change(days) },
      }),
    failure: openDaysFailure,
    showFailure: 'inline',
    log: 'updateAvailability',
    refresh: CONFLICT_KEYS,
  });
}

async function setAvailable(
  client: RestClient,
  days: readonly StoredDay[],
  isAvailable: boolean,
): Promise<void> {
  await updateAvailability(
    client,
    days.map((day) => ({ ...day, is_available: isAvailable })),
  );
}

function isStale(cause: unknown): boolean {
  return cause instanceof QueryError && cause.kind === 'stale';
}

/** The booking that a settled conflict became; null when it became none. */
async function bookingOf(client: RestClient, eventId: string): Promise<StaffBooking | null> {
  const fate = await findEventFate(client, eventId);
  if (fate?.state !== 'booked' || fate.booking_id === null) return null;
  const [booking = null] = await findDeskBookings(client, [fate.booking_id]);
  return booking;
}
