import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { ErrorBox } from '@/components/ErrorBox';
import { RoomTile } from '@/components/look/RoomTile';
import type { Day } from '@/domain/calendar/dates';
import { priceWords } from '@/domain/booking/booking-source';
import { formatStayBriefly } from '@/domain/calendar/short-dates';
import { canSplit } from '@/domain/stay-change/split';
import { countLabel } from '@/domain/basics/text';
import { useToday } from '@/hooks/useToday';
import { changeFailure, STALE } from '@/features/panel/booking-data/change-failure';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useSubmitKeys } from '../useSubmitKeys';
import { SplitView } from './SplitView';
import { useSplitForm } from './useSplitForm';

export interface SplitDialogProps {
  booking: StaffBooking;
  onClose: () => void;
}

/** 'Dividir': splits a stay into two bookings of a group, the second in another room (DESK-09). */
export default function SplitDialog(props: SplitDialogProps) {
  const today = useToday();
  return today === null ? null : <OpenSplit {...props} today={today} />;
}

function OpenSplit({ booking, onClose, today }: SplitDialogProps & { today: Day }) {
  const form = useSplitForm(booking, today);
  const splitting = useBookingCommand();
  const { day, chosen, prices, total, house } = form;
  const problem = splitting.isStale ? changeFailure(STALE) : (splitting.error?.message ?? null);
  const [accepted, setAccepted] = useState('');
  const closedKey = `${chosen?.room.id} ${chosen?.closedDays.join(' ')}`;
  const isClosedAccepted = accepted === closedKey;
  const missing = whatIsMissing();
  const canSave = missing === null && !splitting.isPending;

  function whatIsMissing(): string | null {
    if (day === null || !canSplit(booking, today)) return 'Esta estadia não se pode dividir';
    if (house.offers === null || house.isForOtherDates) return 'A ver os quartos livres...';
    if (chosen === null) return 'Nenhum quarto está livre';
    if (chosen.closedDays.length > 0 && !isClosedAccepted)
      return 'Falta aceitar os dias bloqueados';
    return prices === null ? 'Falta o preço' : null;
  }

  async function handleSave() {
    if (!canSave || day === null || chosen === null || prices === null) return;
    const { check_out_date, booking_number } = booking;
    const change = {
      shown: booking,
      set: { check_out_date: day, total_price: prices.first },
      next: { room_id: chosen.room.id, check_out_date, total_price: prices.second },
    };
    const result = await splitting.run(
      { kind: 'change', changes: [change] },
      {
        message: 'Estadia dividida.',
        detail: (parts) => parts.map((part) => part.booking_number).join(' e '),
        undone: { message: 'Estadia como antes.', detail: booking_number },
      },
    );
    if (result?.kind === 'stored') onClose();
  }
  useSubmitKeys(() => void handleSave());

  const days = formatStayBriefly({ from: booking.check_in_date, to: booking.check_out_date });
  const guests = countLabel(booking.number_of_guests, { one: 'hóspede', many: 'hóspedes' });
  return (
    <Dialog
      isOpen
      size="fitted"
      onClose={onClose}
      title="Dividir a estadia"
      subtitle={
        <span className="tabular-figures">
          {`${booking.booking_number}, ${booking.guest_name}, ${days}, ${guests}`}
        </span>
      }
      leading={<RoomTile roomNumber={booking.rooms?.room_number ?? ''} size={40} />}
      footer={
        <>
          <output className="me-auto text-13 text-tinta-2 tabular-figures max-sm:w-full">
            {missing ?? (
              <span className="md:hidden">
                Total{' '}
                <b className="text-16 font-bold text-tinta">
                  {priceWords({ ...booking, total_price: total ?? 0 })}
                </b>
              </span>
            )}
          </output>
          <Button
            variant="outline"
            disabled={splitting.isPending}
            onClick={onClose}
            className="max-sm:flex-1"
          >
            Voltar
          </Button>
          <Button
            disabled={!canSave && !splitting.isPending}
            isBusy={splitting.isPending}
            busyLabel="A dividir..."
            aria-keyshortcuts="Control+Enter"
            onClick={() => void handleSave()}
            className="max-sm:flex-1"
          >
            Dividir a estadia
          </Button>
        </>
      }
    >
      {problem !== null && <ErrorBox title={problem} className="m-4 mb-0" />}
      <SplitView
        form={form}
        isClosedAccepted={isClosedAccepted}
        onAcceptClosed={() => setAccepted(closedKey)}
      />
    </Dialog>
  );
}
