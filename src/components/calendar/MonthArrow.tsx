import { ChevronLeft, ChevronRight } from 'lucide-react';

interface MonthArrowProps {
  by: 1 | -1;
  label: string;
  /** There is a month in that direction. */
  isOpen: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Goes one month back or on. */
export function MonthArrow({ by, label, isOpen, onStep }: MonthArrowProps) {
  const Icon = by === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? () => onStep(by) : undefined}
      className="grid size-11 flex-none place-items-center rounded-field border-[1.5px] border-contorno bg-branco transition-colors hover:bg-anil-50 aria-disabled:border-linha aria-disabled:bg-sal aria-disabled:text-contorno"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
