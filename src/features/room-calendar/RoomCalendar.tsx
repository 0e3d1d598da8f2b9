import { Skeleton } from '@/components/Skeleton';
import { useToday } from '@/hooks/useToday';
import { CalendarLegend } from './CalendarLegend';
import { MonthList } from './MonthList';

/** When a room is free. Specification §2, Room detail; §4, Calendar day. */
export function RoomCalendar({ roomId }: { roomId: string }) {
  const today = useToday();
  return (
    <div className="grid gap-6 print:gap-3">
      <CalendarLegend />
      {today === null ? (
        <Skeleton className="aspect-3/2 animate-pulsa" />
      ) : (
        <MonthList roomId={roomId} today={today} />
      )}
      <p className="text-15 text-tinta-2">
        Um preço especial não entra na conta do pedido, que é feita ao preço base: a equipa confirma
        consigo o valor dessas noites.
      </p>
    </div>
  );
}
