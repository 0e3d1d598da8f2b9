import { User } from 'lucide-react';
import { RoomTile } from '@/components/look/RoomTile';
import type { Day } from '@/domain/calendar/dates';
import { foldName } from '@/domain/basics/fold-name';
import type { KnownGuest } from '@/queries/known-guests';
import { lastStayWords, staysWords } from './desk-words';

interface KnownGuestOptionProps {
  id: string;
  guest: KnownGuest;
  typed: string;
  today: Day;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** Somebody who stayed before: how to reach them, how often they came, and when last. */
export function KnownGuestOption({
  id,
  guest,
  typed,
  today,
  isActive,
  onPoint,
  onChoose,
}: KnownGuestOptionProps) {
  const { guest_name: name, last_room: room, stays } = guest;
  const start = startOf(name, typed);
  return (
    // The keys are those of the field, which keeps the focus (WAI-ARIA, combobox).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- native options hold text alone
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      // Pressing must not take the focus out of the field, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-tile border-s-3 px-2 py-1.5 ${isActive ? 'border-anil-600 bg-anil-50' : 'border-transparent'}`}
    >
      {room === null ? (
        <User className="size-7 flex-none p-1 text-tinta-2" aria-hidden />
      ) : (
        <RoomTile roomNumber={room} size={28} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <span className="underline decoration-ocre-400 decoration-2 underline-offset-3">
            {name.slice(0, start)}
          </span>
          {name.slice(start)}
        </span>
        <span className="block text-13 wrap-anywhere text-tinta-2 tabular-figures">
          {factsOf(guest, today).join(' · ')}
        </span>
      </span>
      <span
        className={`flex-none text-13 font-medium ${stays > 1 ? 'text-horta-700' : 'text-tinta-2'}`}
      >
        {staysWords(guest, today)}
      </span>
    </div>
  );
}

function factsOf(guest: KnownGuest, today: Day): string[] {
  const contact = guest.guest_phone ?? guest.guest_email;
  return [contact, lastStayWords(guest, today)].filter((fact) => fact !== null);
}

/** How many letters at the start of a name match what is typed, ignoring accents. */
function startOf(name: string, typed: string): number {
  const wanted = foldName(typed.trim());
  const length = typed.trim().length;
  return foldName(name.slice(0, length)) === wanted ? length : 0;
}
