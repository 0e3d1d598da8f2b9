import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/overlay/useToast';
import { NewBookingContext, type NewBookingStart } from './new-booking';

const dialog = lazyPart(async () => import('./NewBookingDialog'));

/** Opens the form for a new booking over any screen; its code loads when it is first opened. */
export function NewBookingProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  /** Null while closed. */
  const [start, setStart] = useState<NewBookingStart | null>(null);

  const desk = useMemo(
    () => ({
      open: (wanted: NewBookingStart = {}) => {
        dialog.preload().then(
          () => setStart(wanted),
          () => toast.error('Não foi possível abrir a nova reserva. Tente novamente.'),
        );
      },
    }),
    [toast],
  );

  return (
    <NewBookingContext value={desk}>
      {children}
      {start !== null && <dialog.Part start={start} onClose={() => setStart(null)} />}
    </NewBookingContext>
  );
}
