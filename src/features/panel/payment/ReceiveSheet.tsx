import { Dialog } from '@/components/overlay/Dialog';
import type { Day } from '@/domain/calendar/dates';
import { formatEuros } from '@/domain/basics/money';
import { PaymentForm } from './PaymentForm';
import type { EnteredPayment } from './usePaymentForm';

interface ReceiveSheetProps {
  title: string;
  /** EUR. */
  due: number;
  paid: number;
  today: Day;
  /** The method that is being stored; null while nothing is. */
  storing: string | null;
  /** Why it was not stored. */
  failure: string | null;
  isTold?: boolean;
  onEntered: (entered: EnteredPayment) => void;
  onClose: () => void;
}

/** The dialog in which a row's payment is received; a bottom sheet on a phone. */
export default function ReceiveSheet({ title, due, onClose, ...form }: ReceiveSheetProps) {
  return (
    // Resets the text styles that the dialog would inherit from the row.
    <div className="contents text-start text-14 whitespace-normal">
      <Dialog
        isOpen
        onClose={onClose}
        size="sheet"
        title={`Receber ${formatEuros(Math.max(0, due))}`}
        subtitle={title}
      >
        <div className="p-4 md:p-5">
          <PaymentForm kind="receive" due={due} {...form} />
        </div>
      </Dialog>
    </div>
  );
}
