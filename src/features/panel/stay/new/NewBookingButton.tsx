import { Plus } from 'lucide-react';
import { Button } from '@/components/Button';
import type { ButtonVariant } from '@/components/button-styles';
import { ICON_ON_PHONE } from '@/components/panel-styles';
import { Keycap } from '@/components/Keycap';
import { useNewBooking, type NewBookingStart } from './new-booking';

interface NewBookingButtonProps {
  /** What the form begins with. */
  start?: NewBookingStart;
  variant?: ButtonVariant;
  disabled?: boolean;
}

/** Opens the form for a new booking; the key N does the same. */
export function NewBookingButton({ start, variant = 'primary', disabled }: NewBookingButtonProps) {
  const { open } = useNewBooking();
  return (
    <Button
      variant={variant}
      disabled={disabled}
      className={ICON_ON_PHONE}
      onClick={() => open(start)}
    >
      <Plus aria-hidden />
      Nova reserva
      <span className="max-md:hidden" aria-hidden>
        <Keycap isOnColour={variant === 'primary'}>N</Keycap>
      </span>
    </Button>
  );
}
