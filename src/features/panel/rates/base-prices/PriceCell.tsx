import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatEuros } from '@/domain/basics/money';
import type { RoomRow } from '@/types/rows';
import { PriceEdit } from './PriceEdit';

/** The base price of a room as a button, which a press turns into a field. */
export function PriceCell({ room }: { room: RoomRow }) {
  const [isEditing, setIsEditing] = useState(false);
  const hasEdited = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  // The field that had the focus is gone, so the button takes it.
  useEffect(() => {
    if (!isEditing && hasEdited.current) buttonRef.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return <PriceEdit room={room} onClose={() => setIsEditing(false)} />;
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`Editar preço do quarto ${room.room_number}, ${formatEuros(room.price_per_night)}`}
      onClick={() => setIsEditing(true)}
      className="group ms-auto flex min-h-8.5 items-center gap-2.5 rounded-field border border-transparent px-2 font-semibold hover:border-contorno/60 hover:bg-branco max-md:min-h-11"
    >
      {formatEuros(room.price_per_night)}
      <Pencil
        className="size-4 text-anil-600 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-md:opacity-100 pointer-coarse:opacity-100"
        aria-hidden
      />
    </button>
  );
}
