import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import { selectionLabel } from '@/domain/availability-selection';
import { priceNote } from '@/domain/price-note';
import type { RoomRow } from '@/types/rows';
import { shownOf, type SelectionStore } from './selection-store';

interface NoteProps {
  selection: SelectionStore;
  rows: readonly GridRow<RoomRow>[];
}

/** How much is selected, written onto the page at every cell of a drag, as the marks of the cells are. */
export function SelectionLabel({ selection, rows }: NoteProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const label = selectionLabel(shownOf(selection.get(), rows)) || 'Nenhuma data selecionada';
      if (ref.current !== null) ref.current.textContent = label;
    };
    write();
    return selection.subscribe(write);
  }, [selection, rows]);
  return <span ref={ref} />;
}

interface PriceNoteProps extends NoteProps {
  id: string;
  isAvailable: boolean;
  /** In EUR; null for an empty field. */
  price: number | null;
}

/** The typed price beside the base price; drawn anew only when its words change. */
export function PriceNote({ id, selection, rows, isAvailable, price }: PriceNoteProps) {
  const { get, subscribe } = selection;
  const note = useSyncExternalStore(subscribe, () =>
    priceNote({ rows, selection: shownOf(get(), rows), isAvailable, price }),
  );
  return (
    <span id={id} className="text-13 text-anil-100 empty:hidden">
      {note}
    </span>
  );
}
