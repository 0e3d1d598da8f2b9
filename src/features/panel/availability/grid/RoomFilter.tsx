import { ListFilter } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Button } from '@/components/Button';
import { RoomTile } from '@/components/look/RoomTile';
import type { RoomRow } from '@/types/rows';

interface RoomFilterProps {
  rooms: readonly RoomRow[];
  /** The ids of the rooms that are left out. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which rooms the grid shows and the bulk actions reach (ADM-AVAIL-04). */
export function RoomFilter({ rooms, hidden, onChange }: RoomFilterProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const shownCount = rooms.filter((room) => !hidden.has(room.id)).length;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen]);

  function handleToggle(room: RoomRow) {
    const next = new Set(hidden);
    if (!next.delete(room.id)) next.add(room.id);
    onChange(next);
  }

  return (
    <div className="relative" onBlur={handleBlur}>
      <Button
        ref={buttonRef}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        {shownCount === rooms.length
          ? `Quartos: ${shownCount}`
          : `Quartos: ${shownCount} de ${rooms.length}`}
      </Button>
      {isOpen && (
        // tabIndex lets it take the focus of a press beside a checkbox; the blur would else close
        // it.
        <fieldset
          id={id}
          tabIndex={-1}
          className="absolute start-0 top-full z-20 mt-2 max-h-[70dvh] w-75 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-linha bg-branco p-3.5 shadow-s2"
        >
          <legend className="sr-only">Quartos na grelha</legend>
          <div className="mb-1.5 flex items-center border-b border-linha pb-1.5">
            <span className="me-auto font-medium">Quartos</span>
            <Button variant="quiet" onClick={() => onChange(new Set())}>
              Selecionar todos
            </Button>
            <Button variant="quiet" onClick={() => onChange(new Set(rooms.map((room) => room.id)))}>
              Limpar
            </Button>
          </div>
          {rooms.map((room) => (
            <label key={room.id} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={!hidden.has(room.id)}
                onChange={() => handleToggle(room)}
                className="size-4.5 flex-none"
              />
              <RoomTile roomNumber={room.room_number} size={20} />
              <span className="w-4.5 flex-none text-end font-bold tabular-figures">
                {room.room_number}
              </span>
              <span className="truncate">{room.name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
