import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { addDays, startOfMonth, type Day } from '@/domain/calendar/dates';
import { roomsHiddenOnFreeNights } from '@/domain/availability/hidden-by-rule';
import type { ConflictRule } from '@/domain/availability/availability-rule';
import { lastBookableDay } from '@/domain/stay/stay';
import { staffClient } from '@/lib/staff-client';
import { listVisibleStays } from '@/queries/bookings';
import { queryKeys } from '@/queries/query-keys';
import { listActiveRoomsByNumber } from '@/queries/rooms';
import { Notice } from './Notice';

/** The searches of guests read stays from the current month on, without an end. */
const LAST_DAY = '9999-12-31';

/** Bookings change all day, but the number of rooms that they hide hardly does. */
const FRESH_MS = 300_000;

/**
 * Warns that the conflict rule 'stated' hides rooms even on free nights. Shows nothing if it hides
 * none.
 */
export function HiddenRoomsNotice({ rule, today }: { rule: ConflictRule; today: Day }) {
  const { data } = useQuery({
    queryKey: [...queryKeys.rooms, 'hidden', today],
    queryFn: () => countHidden(rule, today),
    enabled: rule === 'stated',
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  if (data === undefined || data.hidden === 0) return null;
  const { hidden, all } = data;
  return (
    <Notice
      icon={EyeOff}
      tone="calm"
      title={
        hidden === 1
          ? `1 de ${all} quartos não aparece no formulário, mesmo em noites livres`
          : `${hidden} de ${all} quartos não aparecem no formulário, mesmo em noites livres`
      }
    >
      {hidden === 1
        ? 'O site esconde um quarto em todas as datas enquanto ele tiver uma reserva por cancelar. '
        : 'O site esconde um quarto em todas as datas enquanto tiver uma só reserva por cancelar. '}
      Para o mostrar nas noites livres, peça a quem publica o site.{' '}
      <details>
        <summary className="cursor-pointer font-medium underline">Como</summary>
        Definir <code className="text-12 wrap-anywhere">VITE_BOOKING_CONFLICT_RULE=overlap</code> e
        publicar de novo.
      </details>
    </Notice>
  );
}

async function countHidden(rule: ConflictRule, today: Day) {
  const [rooms, stays] = await Promise.all([
    listActiveRoomsByNumber(staffClient()),
    listVisibleStays(staffClient(), { from: startOfMonth(today), to: LAST_DAY }),
  ]);
  const days = { from: today, to: addDays(lastBookableDay(today), 1) };
  return {
    hidden: roomsHiddenOnFreeNights({ rooms, stays, days, rule }).length,
    all: rooms.length,
  };
}
