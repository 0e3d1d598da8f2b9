import { useMemo, useState, type ReactNode } from 'react';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { NewBookingContext, type NewBookingStart } from './new-booking';

const dialog = lazyDialog(
  async () => import('./NewBookingDialog'),
  'Não foi possível abrir a nova reserva. Tente novamente.',
);

/** Opens the form for a new booking over any screen; its code loads when it is first opened. */
export function NewBookingProvider({ children }: { children: ReactNode }) {
  const open = useDialogOpening(dialog);
  /** Null while closed. */
  const [start, setStart] = useState<NewBookingStart | null>(null);

  const desk = useMemo(
    () => ({
      open: (wanted: NewBookingStart = {}) => open(() => setStart(wanted)),
    }),
    [open],
  );

  return (
    <NewBookingContext value={desk}>
      {children}
      {start !== null && <dialog.Part start={start} onClose={() => setStart(null)} />}
    </NewBookingContext>
  );
}
