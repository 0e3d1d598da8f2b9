import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Spinner } from '@/components/look/Spinner';
import { Dialog } from '@/components/overlay/Dialog';
import { countLabel } from '@/domain/basics/text';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { requestsAlike, type Likeness, LIKENESSES } from '@/domain/request/alike-requests';
import { asStaff } from '@/features/panel/change/as-staff';
import { StillReading } from '@/features/panel/kit/StillReading';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listPendingBookings } from '@/queries/staff-requests';
import { sumLabel } from './sum-label';
import { RequestTable } from './RequestTable';
import { useCancelAlike } from './useCancelAlike';

interface LikenessChoiceProps {
  pending: readonly StaffBooking[];
  like: StaffBooking;
  by: Likeness;
  onChange: (by: Likeness) => void;
}

const LABELS: Record<Likeness, string> = {
  email: 'Mesmo e-mail',
  phone: 'Mesmo telefone',
  hour: 'Recebidas na mesma hora',
};

/** What makes requests count as one sender's, each choice with the number that it finds. */
function LikenessChoice({ pending, like, by, onChange }: LikenessChoiceProps) {
  const name = useId();
  const choices = LIKENESSES.filter(
    (likeness) => likeness !== 'phone' || like.guest_phone !== null,
  );
  return (
    <fieldset className="grid gap-2 md:grid-cols-3">
      <legend className="mb-2 font-semibold">O que têm em comum?</legend>
      {choices.map((likeness) => (
        <div
          key={likeness}
          className="relative flex gap-2.5 rounded-card border border-linha bg-branco px-3.5 py-2.5 transition-colors hover:border-anil-600 has-checked:border-anil-600 has-checked:bg-anil-50 has-checked:inset-ring has-checked:inset-ring-anil-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-anil-600"
        >
          <input
            type="radio"
            id={`${name}-${likeness}`}
            name={name}
            checked={by === likeness}
            onChange={() => onChange(likeness)}
            className="mt-0.5 size-4 flex-none outline-none"
          />
          {/* The label covers the whole card. */}
          <label htmlFor={`${name}-${likeness}`} className="min-w-0 after:absolute after:inset-0">
            <span className="block font-medium">{LABELS[likeness]}</span>
            <span className="block text-13 wrap-anywhere text-tinta-2">
              {valueOf(like, likeness)}
            </span>
            <span className="block text-13 text-tinta-2">
              {countLabel(requestsAlike({ bookings: pending, like, by: likeness }).length, {
                one: 'reserva',
                many: 'reservas',
              })}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

function valueOf({ guest_email, guest_phone, created_at }: StaffBooking, by: Likeness): string {
  if (by === 'email') return guest_email ?? '';
  return by === 'phone'
    ? (guest_phone ?? '')
    : `meia hora antes e depois de ${formatTimestamp(created_at)}`;
}

interface CancelAlikeProps {
  /** The pending booking that the others are compared with; null closes the dialog. */
  like: StaffBooking | null;
  onClose: () => void;
}

/** Cancels all pending requests of a sender, after it has shown which these are. */
export function CancelAlike({ like, onClose }: CancelAlikeProps) {
  return (
    <Dialog isOpen={like !== null} onClose={onClose} title="Cancelar todas deste remetente">
      {like !== null && <Choice key={like.id} like={like} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ like, onClose }: { like: StaffBooking; onClose: () => void }) {
  const [by, setBy] = useState<Likeness>('email');
  // Read once on opening, so that staff confirm exactly what they have seen.
  const reading = useQuery({
    queryKey: [...queryKeys.pendingToCancel, like.id],
    queryFn: () => asStaff(listPendingBookings),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const cancel = useCancelAlike(onClose);

  if (reading.data === undefined) {
    return (
      <StillReading of={reading} title="Não foi possível carregar os pedidos" className="m-4">
        <Spinner />
      </StillReading>
    );
  }

  const chosen = requestsAlike({ bookings: reading.data, like, by });
  const ids = chosen.map(({ id }) => id);
  return (
    <div className="px-4 py-4 md:px-5">
      <LikenessChoice pending={reading.data} {...{ like, by }} onChange={setBy} />
      <h3 className="mt-5 mb-1 font-semibold" aria-live="polite">
        {chosen.length === 0 ? 'Nada por cancelar' : `Vão ser canceladas: ${sumLabel(chosen)}`}
      </h3>
      <p className="mb-1.5 text-13 text-tinta-2">
        {chosen.length === 0
          ? 'Já não há pedidos por responder assim.'
          : 'Só pedidos por responder. Os quartos voltam a ficar livres; os hóspedes não são avisados pelo site.'}
      </p>
      <RequestTable bookings={chosen} />
      {cancel.error !== null && (
        <ErrorBox title="Erro ao cancelar as reservas" className="mt-4">
          {cancel.error.message}
        </ErrorBox>
      )}
      <div className="sticky bottom-0 -mx-4 mt-3 -mb-4 flex flex-wrap justify-end gap-2 border-t border-linha bg-branco px-4 py-3 max-md:*:flex-1 md:-mx-5 md:px-5">
        <Button variant="outline" disabled={cancel.isPending} onClick={onClose}>
          Voltar
        </Button>
        <Button
          variant="danger"
          disabled={chosen.length === 0}
          isBusy={cancel.isPending}
          busyLabel="A cancelar..."
          onClick={() => void cancel.change(ids)}
        >
          {`Cancelar ${countLabel(chosen.length, { one: 'reserva', many: 'reservas' })}`}
        </Button>
      </div>
    </div>
  );
}
