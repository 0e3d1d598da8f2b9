import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Dialog } from '@/components/overlay/Dialog';
import { Spinner } from '@/components/look/Spinner';
import { requestsAlike, type Likeness } from '@/domain/request/alike-requests';
import { countLabel } from '@/domain/basics/text';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { asStaff } from '@/features/panel/change/as-staff';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listPendingBookings } from '@/queries/staff-requests';
import { LikenessChoice } from './LikenessChoice';
import { RequestTable } from './RequestTable';
import { sumLabel } from './request-words';
import { useCancelAlike } from './useCancelAlike';

interface CancelAlikeProps {
  /** The pending booking that the others are compared with; null closes the dialog. */
  like: StaffBooking | null;
  onClose: () => void;
}

/** Cancels all pending requests of a sender, after it has shown which these are. */
export default function CancelAlike({ like, onClose }: CancelAlikeProps) {
  return (
    <Dialog isOpen={like !== null} onClose={onClose} title="Cancelar todas deste remetente">
      {like !== null && <Choice key={like.id} like={like} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ like, onClose }: { like: StaffBooking; onClose: () => void }) {
  const [by, setBy] = useState<Likeness>('email');
  // Read once on opening, so that staff confirm exactly what they have seen.
  const {
    data: pending,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...queryKeys.pendingToCancel, like.id],
    queryFn: () => asStaff(listPendingBookings),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const cancel = useCancelAlike(onClose);

  if (error !== null) {
    return (
      <ErrorBox
        title="Não foi possível carregar os pedidos"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        className="m-4"
      >
        {refusalReason(error)}
      </ErrorBox>
    );
  }
  if (pending === undefined) return <Spinner />;

  const chosen = requestsAlike({ bookings: pending, like, by });
  const ids = chosen.map(({ id }) => id);
  return (
    <div className="px-4 py-4 md:px-5">
      <LikenessChoice {...{ pending, like, by }} onChange={setBy} />
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
      <div className="sticky bottom-0 -mx-4 mt-3 -mb-4 flex flex-wrap justify-end gap-2 border-t border-linha bg-branco px-4 py-3 md:-mx-5 md:px-5">
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
