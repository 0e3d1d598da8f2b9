import { FunnelX } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { bookingStatusLabel } from '@/domain/booking/booking-status';
import type { ListFilters } from '@/features/panel/booking-data/read-bookings';

interface NoBookingsProps {
  filters: ListFilters;
  search: string;
  isArchive: boolean;
  onClear: () => void;
}

/** Nothing to list: says what was looked for and offers to look wider. */
export function NoBookings({ filters, search, isArchive, onClear }: NoBookingsProps) {
  const looked = lookedFor({ filters, search, isArchive });
  if (looked === null) {
    return (
      <EmptyState title="Nenhuma reserva encontrada">
        {isArchive
          ? 'Ainda não há reservas arquivadas.'
          : 'Os pedidos dos hóspedes aparecem aqui assim que chegam.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nenhuma reserva encontrada"
      action={
        <Button variant="outline" onClick={onClear}>
          <FunnelX aria-hidden />
          Limpar filtros
        </Button>
      }
    >
      <span className="wrap-anywhere">{looked}</span>
    </EmptyState>
  );
}

/** 'Nada corresponde a «andrade» entre as reservas passadas com o estado Check-out Feito.' */
function lookedFor({
  filters,
  search,
  isArchive,
}: Omit<NoBookingsProps, 'onClear'>): string | null {
  const { date, status, email, source, payment } = filters;
  const term = search.trim();
  if (term === '' && Object.values(filters).every((filter) => filter === 'all')) return null;
  const words = [
    term === '' ? 'Não há nada' : `Nada corresponde a «${term}»`,
    isArchive ? 'entre as reservas arquivadas' : 'entre as reservas',
    { all: null, upcoming: 'próximas', past: 'passadas' }[date],
    status === 'all' ? null : `com o estado ${bookingStatusLabel(status)}`,
    { all: null, sent: 'com e-mail enviado', confirmed: 'confirmadas pelo hóspede' }[email],
    source === 'all' ? null : `com a origem ${bookingSourceLabel(source)}`,
    { all: null, due: 'por pagar' }[payment],
  ];
  return `${words.filter((word) => word !== null).join(' ')}.`;
}
