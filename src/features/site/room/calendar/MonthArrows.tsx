import * as t from '@messages/room-stay';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface MonthArrowsProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Two buttons that go one month back or on. */
export function MonthArrows({ hasPrevious, hasNext, onStep }: MonthArrowsProps) {
  const arrows = [
    { by: -1, isOpen: hasPrevious, label: t.PREVIOUS_MONTH, Icon: ChevronLeft },
    { by: 1, isOpen: hasNext, label: t.NEXT_MONTH, Icon: ChevronRight },
  ] as const;
  return arrows.map(({ by, isOpen, label, Icon }) => (
    <button
      key={by}
      type="button"
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? () => onStep(by) : undefined}
      className="grid size-11 flex-none place-items-center rounded-field border-[1.5px] border-contorno bg-branco transition-colors hover:bg-anil-50 aria-disabled:border-linha aria-disabled:bg-sal aria-disabled:text-contorno"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  ));
}
