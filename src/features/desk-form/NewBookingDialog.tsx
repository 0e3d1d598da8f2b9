import { Dialog } from '@/components/Dialog';
import type { NewBookingStart } from './new-booking';

interface NewBookingDialogProps {
  start: NewBookingStart;
  onClose: () => void;
}

/** The window in which reception writes down a new booking (DESK-02). */
export default function NewBookingDialog({ onClose }: NewBookingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Nova reserva">
      <p className="p-5">Só as datas, o quarto e o nome são obrigatórios.</p>
    </Dialog>
  );
}
