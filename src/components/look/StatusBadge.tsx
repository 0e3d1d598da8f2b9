import {
  Banknote,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Flag,
  Hourglass,
  LogIn,
  LogOut,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import {
  asBookingStatus,
  bookingStatusLabel,
  type BookingStatus,
} from '@/domain/booking/booking-status';

interface StatusLook {
  colours: string;
  icon: LucideIcon;
}

const LOOKS: Record<BookingStatus, StatusLook> = {
  pending: { colours: 'bg-ocre-100 text-ocre-800', icon: Clock },
  awaiting_confirmation: { colours: 'bg-espera-100 text-espera-700', icon: Hourglass },
  awaiting_payment: { colours: 'bg-barro-100 text-barro-800', icon: CreditCard },
  payment_received: { colours: 'bg-ria-100 text-ria-700', icon: Banknote },
  confirmed: { colours: 'bg-horta-100 text-horta-700', icon: CircleCheck },
  checked_in: { colours: 'bg-anil-600 text-branco', icon: LogIn },
  checked_out: { colours: 'bg-saida-100 text-saida-700', icon: LogOut },
  cancelled: { colours: 'bg-erro-100 text-erro-700', icon: CircleX },
  completed: { colours: 'bg-pedra-100 text-pedra-700', icon: Flag },
};

/** A booking's state in colour, icon and word; an unknown one reads as pending. */
export const StatusBadge = memo(function StatusBadge({
  status,
  className = '',
}: {
  status: string;
  className?: string;
}) {
  const { colours, icon: Icon } = LOOKS[asBookingStatus(status)];
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.25 rounded-pill ps-1.75 pe-2.25 text-12 font-semibold whitespace-nowrap print:border forced-colors:border ${colours} ${className}`}
    >
      <Icon className="size-3.5 stroke-[2.2]" aria-hidden />
      {bookingStatusLabel(status)}
    </span>
  );
});

/** The round mark of a state, for the buttons that set it; the word stands beside it. */
export function StatusMark({ status }: { status: BookingStatus }) {
  const { colours, icon: Icon } = LOOKS[status];
  return (
    <span
      aria-hidden
      className={`grid size-6 flex-none place-items-center rounded-pill ${colours}`}
    >
      <Icon className="size-3.5 stroke-[2.2]" />
    </span>
  );
}
