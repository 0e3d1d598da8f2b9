import { Link } from 'react-router-dom';
import { ErrorBox } from '@/components/ErrorBox';
import { Skeleton } from '@/components/look/Skeleton';
import { formatClock } from '@/domain/calendar/date-formats';
import { formatEuros } from '@/domain/basics/money';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { adminBookingPath } from '@/lib/staff-paths';
import type { Taking } from '@/queries/payments';
import { MethodMark } from './MethodMark';

interface TakingsListProps {
  /** Undefined until they have been read. */
  takings: readonly Taking[] | undefined;
  hasFailed: boolean;
  isReading: boolean;
  onRetry: () => void;
}

/** The payments of a day one by one; each leads to its booking. */
export function TakingsList({ takings, hasFailed, isReading, onRetry }: TakingsListProps) {
  if (hasFailed) {
    return (
      <ErrorBox
        title="Não foi possível carregar os pagamentos do dia"
        onRetry={onRetry}
        isRetrying={isReading}
        className="w-full"
      />
    );
  }
  if (takings === undefined) {
    return (
      <div className="w-full animate-breathe">
        <output className="sr-only">A carregar...</output>
        <Skeleton className="h-11" />
      </div>
    );
  }
  return (
    <ul aria-label="Pagamentos do dia" className="w-full border-t border-linha/60">
      {takings.map((taking) => (
        <TakingRow key={taking.id} taking={taking} />
      ))}
    </ul>
  );
}

function TakingRow({ taking }: { taking: Taking }) {
  const { bookings, method, amount, note } = taking;
  return (
    <li className="relative flex min-h-11 items-center gap-2.5 border-b border-linha/60 py-1.5 text-13 last:border-0 hover:bg-anil-50">
      <MethodMark method={method} className="text-tinta-2" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {bookings !== null && (
            <Link
              to={adminBookingPath(bookings.booking_number)}
              className="font-medium after:absolute after:inset-0"
            >
              {bookings.guest_name}
            </Link>
          )}
          {bookings?.rooms && (
            <span className="text-tinta-2">{`, quarto ${bookings.rooms.room_number}`}</span>
          )}
        </p>
        <p className="text-12 wrap-anywhere text-tinta-2">{takingDetail(taking)}</p>
        {note !== null && <p className="text-12 wrap-anywhere text-tinta-2">{note}</p>}
      </div>
      <span className="font-semibold whitespace-nowrap">{formatEuros(amount)}</span>
    </li>
  );
}

/** 'Dinheiro, registado às 10:14, por Marta'; a refund is 'Dinheiro (devolução), …'. */
function takingDetail({ method, amount, created_at, entered_name }: Taking): string {
  return [
    `${paymentMethodLabel(method)}${amount < 0 ? ' (devolução)' : ''}`,
    `registado às ${formatClock(created_at)}`,
    entered_name === null ? '' : `por ${entered_name}`,
  ]
    .filter(Boolean)
    .join(', ');
}
