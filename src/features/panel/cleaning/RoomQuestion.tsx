import { CircleHelp } from 'lucide-react';
import { Button } from '@/components/Button';
import type { Day } from '@/domain/calendar/dates';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import type { Tap } from '@/domain/cleaning/tap-queue';
import { questionWords } from '@/domain/cleaning/tap-words';

interface RoomQuestionProps {
  room: RoomToday;
  question: Tap;
  today: Day;
  onInsist: () => void;
  onLeave: () => void;
}

/** At the row, until somebody decides: a tap was not done, because the room says something else. */
export function RoomQuestion({ room, question, today, onInsist, onLeave }: RoomQuestionProps) {
  const { title, detail, insist } = questionWords(room, question, today);
  return (
    <div className="col-span-full -ms-3 grid gap-2.5 border-t border-linha bg-ocre-100 p-3 max-[22rem]:-ms-2">
      <p role="alert" className="flex items-start gap-2">
        <CircleHelp className="mt-0.5 size-4.5 text-ocre-800" aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{title}</b> {detail}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button variant="outline" onClick={onLeave} className="min-h-11!">
          Deixar como está
        </Button>
        <Button onClick={onInsist} className="min-h-11!">
          {insist}
        </Button>
      </div>
    </div>
  );
}
