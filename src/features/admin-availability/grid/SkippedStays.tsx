import { useId } from 'react';
import { formatStay } from '@/domain/date-formats';
import type { BarStay } from '@/domain/stay-bars';
import { countLabel } from '@/domain/text';

interface SkippedStaysProps {
  stays: readonly { room: { room_number: string }; stay: BarStay }[];
}

/** The stays that closing days in bulk leaves as they are, by name. */
export function SkippedStays({ stays }: SkippedStaysProps) {
  const id = useId();
  if (stays.length === 0) return null;
  const count = countLabel(stays.length, {
    one: 'estadia que fica como está',
    many: 'estadias que ficam como estão',
  });
  return (
    <div>
      <p id={id} className="mb-1 font-medium">
        {count}
      </p>
      <ul
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is slid has to be reached by keys
        tabIndex={0}
        className="max-h-38 divide-y divide-linha overflow-y-auto rounded-campo border border-linha text-13 algarismos"
      >
        {stays.map(({ room, stay }) => (
          <li key={stay.id} className="flex flex-wrap gap-x-2 px-3 py-1.5">
            <span className="me-auto wrap-anywhere">
              Quarto {room.room_number}: {stay.guest_name}
            </span>
            <span className="text-tinta-2">
              {formatStay({ from: stay.check_in_date, to: stay.check_out_date })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
