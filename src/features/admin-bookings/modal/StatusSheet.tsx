import { Modal } from '@/components/Modal';
import { StatusChoice, type StatusChoiceProps } from './StatusChoice';

interface StatusSheetProps extends StatusChoiceProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The states under the thumb, without the way down the window. */
export function StatusSheet({ isOpen, onClose, ...choice }: StatusSheetProps) {
  const { booking_number, guest_name } = choice.booking;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Alterar estado"
      subtitle={`${guest_name} · ${booking_number}`}
      size="sheet"
      isClosedByBackdrop
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <StatusChoice {...choice} />
      </div>
    </Modal>
  );
}
