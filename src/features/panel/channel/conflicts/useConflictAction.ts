import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasNightsOf } from '@/domain/channel/conflict';
import type { WayOut } from '@/domain/channel/conflict-ways';
import { channelLabel } from '@/domain/channel/conflict-words';
import type { Day } from '@/domain/calendar/dates';
import type { WantedChange } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import { asStaff } from '@/features/panel/change/as-staff';
import { findDeskBookings } from '@/queries/desk-stays';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ConflictChoice } from './useConflictChoice';
import { useDismissal, useLinking, useOpeningDays, usePlacing } from './useConflictWrites';
import type { Conflict } from './useConflicts';

const STALE = 'A reserva mudou entretanto, noutro ecrã. Veja como está e escolha de novo.';

interface BookingChange extends WantedChange {
  shown: StaffBooking;
}

/**
 * Carries out the chosen way out of a conflict, and gives the reason if that fails (CHAN-04).
 *
 * @param onCancel opens the dialog that cancels a booking, which asks first
 */
export function useConflictAction(
  conflict: Conflict,
  { choice, today }: { choice: ConflictChoice | null; today: Day },
  onCancel: (booking: StaffBooking) => void,
) {
  const [placing, linking, dismissal, opening] = [
    usePlacing(),
    useLinking(),
    useDismissal(),
    useOpeningDays(),
  ];
  const staying = useBookingCommand();
  /** The way tried last; its failure is shown until another way is chosen. */
  const [tried, setTried] = useState<WayOut | null>(null);
  const [isStale, setIsStale] = useState(false);
  const partner = usePartner(choice?.way === 'swap' ? (choice.partner?.id ?? null) : null);

  const { event, foreign, closedDays } = conflict;
  const isPartnerMissing = choice?.way === 'swap' && partner.data === undefined;

  async function changeStays(changes: readonly BookingChange[], message: string) {
    const detail = `A de fora (${channelLabel(foreign.channel)}) é reservada sozinha dentro de um minuto.`;
    const numbers = changes.map(({ shown }) => shown.booking_number).join(', ');
    const result = await staying.run(
      { kind: 'change', changes },
      { message, detail, undone: { message: 'Mudança anulada.', detail: numbers } },
    );
    setIsStale(result?.kind === 'stale');
  }

  async function act() {
    if (choice === null || choice.way === null || isPartnerMissing) return;
    const { way, room, ours } = choice;
    setTried(way);
    setIsStale(false);
    const eventId = event.id;
    if ((way === 'other-room' || way === 'own-room') && room !== null) {
      await placing.change({ eventId, roomId: room.id, roomNumber: room.room_number });
    } else if (way === 'move-ours' && ours !== null && room !== null) {
      await changeStays(
        [{ shown: ours, set: { room_id: room.id } }],
        `${ours.guest_name} passou para o quarto ${room.room_number}.`,
      );
    } else if (way === 'swap' && ours !== null && partner.data !== undefined) {
      await changeStays(
        [
          { shown: ours, set: { room_id: partner.data.room_id } },
          { shown: partner.data, set: { room_id: ours.room_id } },
        ],
        `${ours.guest_name} e ${partner.data.guest_name} trocaram de quarto.`,
      );
    } else if (way === 'same-stay' && ours !== null) {
      const hasItsNights = hasNightsOf(foreign, ours, today);
      await linking.change({ eventId, booking: ours, hasItsNights });
    } else if (way === 'cancel-ours' && ours !== null) {
      onCancel(ours);
    } else if (way === 'open-days') {
      await opening.change(closedDays);
    } else if (way === 'dismiss') {
      await dismissal.change(eventId);
    }
  }

  const actions = {
    'other-room': placing,
    'own-room': placing,
    'move-ours': staying,
    swap: staying,
    'same-stay': linking,
    'cancel-ours': null,
    'open-days': opening,
    dismiss: dismissal,
  };
  const error = tried === null || tried !== choice?.way ? null : (actions[tried]?.error ?? null);
  const isRefused = isStale && tried === choice?.way;
  const told = error === null || error.isSessionOver ? null : error.message;
  const partnerProblem = partner.isError ? 'Não foi possível ler a outra estadia.' : null;

  return {
    act,
    isPending: [placing, linking, dismissal, opening, staying].some(({ isPending }) => isPending),
    /** The other stay of a swap is still loading. */
    isWaiting: isPartnerMissing && !partner.isError,
    /** Why nothing was done; null without a failure, and when the session-ended dialog says it. */
    problem: told ?? (isRefused ? STALE : null) ?? (isPartnerMissing ? partnerProblem : null),
    retryPartner: partner.isError ? () => void partner.refetch() : null,
  };
}

/** Reads the other stay of a swap in full, as changing it requires. */
function usePartner(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'swap-partner', id],
    queryFn: async () => {
      const ids = id === null ? [] : [id];
      const [booking] = await asStaff((client) => findDeskBookings(client, ids));
      return booking;
    },
    enabled: id !== null,
  });
}
