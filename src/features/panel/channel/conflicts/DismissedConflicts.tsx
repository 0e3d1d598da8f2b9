import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/Button';
import { channelLabel, stayLine } from '@/domain/channel/conflict-words';
import { countLabel } from '@/domain/basics/text';
import { RoomName } from '@/features/panel/parts/RoomName';
import type { ChannelConflict } from '@/queries/channels';
import { useResuming } from './useConflictDeeds';

/** The conflicts that were set aside, each with a button to take it up again (CHAN-04). */
export function DismissedConflicts({ events }: { events: readonly ChannelConflict[] }) {
  const resuming = useResuming();
  if (events.length === 0) return null;
  return (
    <details className="mt-4 text-13">
      <summary className="inline-block cursor-pointer py-1 font-medium text-tinta-2 max-md:py-3">
        {countLabel(events.length, { one: 'posto de lado', many: 'postos de lado' })}
      </summary>
      <ul className="mt-1.5 divide-y divide-linha/60 rounded-field border border-linha bg-branco tabular-figures">
        {events.map(({ id, starts, ends, channel_feeds: { channel, rooms } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2">
            <span className="min-w-40 flex-1 font-medium">
              <RoomName room={rooms} className="wrap-anywhere" />
            </span>
            <span className="text-tinta-2">
              {`${channelLabel(channel)}, ${stayLine({ from: starts, to: ends })}`}
            </span>
            <Button
              variant="outline"
              aria-label={`Retomar: quarto ${rooms.room_number}, ${channelLabel(channel)}, ${stayLine({ from: starts, to: ends })}`}
              isBusy={resuming.isPending && resuming.input === id}
              busyLabel="A retomar..."
              onClick={() => void resuming.change(id)}
            >
              <RotateCcw aria-hidden />
              Retomar
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
