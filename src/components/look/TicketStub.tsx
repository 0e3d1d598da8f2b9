import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomTile } from './RoomTile';

/** As many tiles as fill the band at the foot of the ticket. */
const BAND_TILES = Array.from({ length: 24 }, (_, place) => place);

interface TicketStubProps {
  label: string;
  /** Their tiles take turns in the band at the foot. */
  roomNumbers: readonly string[];
  className?: string;
  children: ReactNode;
}

/** The side part of a ticket, perforated where it is torn off. */
export function TicketStub({ label, roomNumbers, className = '', children }: TicketStubProps) {
  return (
    <section
      aria-label={label}
      className={`relative flex flex-col border-dashed border-contorno/50 bg-areia tabular-figures before:absolute before:-top-3.75 before:-left-3.75 before:z-1 before:size-7 before:rounded-pill before:border before:border-linha before:bg-cal after:absolute after:size-7 after:rounded-pill after:border after:border-linha after:bg-cal max-lg:border-t-2 max-lg:after:-top-3.75 max-lg:after:-right-3.75 lg:border-s-2 lg:after:-bottom-3.75 lg:after:-left-3.75 ${className}`}
    >
      {children}
      <div aria-hidden className="mt-auto flex h-9 overflow-hidden">
        {BAND_TILES.map((place) => (
          <RoomTile
            key={place}
            roomNumber={roomNumbers[place % roomNumbers.length] ?? ''}
            className="size-9! rounded-none! shadow-none!"
          />
        ))}
      </div>
    </section>
  );
}

interface TicketActionProps {
  icon: LucideIcon;
  onPress: () => void;
  children: ReactNode;
}

/** What can be done with the ticket, said in its stub as quietly as a link. */
export function TicketAction({ icon: Icon, onPress, children }: TicketActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 text-start text-15 text-link"
    >
      <Icon className="size-4.5 flex-none" aria-hidden />
      {children}
    </button>
  );
}
