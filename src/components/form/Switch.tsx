import type { ReactNode } from 'react';
import { VisuallyHidden } from '../look/VisuallyHidden';

interface SwitchProps {
  label: string;
  /** The label stands beside it already, for those who see it. */
  isLabelHidden?: boolean;
  /** What the switch belongs to, e.g. 'Quarto 2'; read out by screen readers only. */
  owner?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A second line, e.g. since when. */
  detail?: ReactNode;
  /** Being saved: further presses do nothing. */
  isBusy?: boolean;
  className?: string;
}

/** A switch that takes effect at once. */
export function Switch({
  label,
  isLabelHidden = false,
  owner,
  isOn,
  onChange,
  detail,
  isBusy = false,
  className = '',
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => onChange(!isOn)}
      className={`group flex min-h-9 items-center ${isLabelHidden ? '' : 'gap-2.5'} rounded-field text-start text-13 leading-4.25 max-md:min-h-11 ${className}`}
    >
      <span
        aria-hidden
        className="relative h-5.5 w-9.5 flex-none rounded-pill border-[1.5px] border-contorno bg-branco transition-colors group-aria-checked:border-anil-600 group-aria-checked:bg-anil-600 group-aria-disabled:opacity-60 forced-colors:group-aria-checked:bg-[Highlight]"
      >
        <span className="absolute top-0.75 left-0.75 size-3.25 rounded-pill bg-contorno transition-transform duration-shape group-aria-checked:translate-x-4 group-aria-checked:bg-branco forced-colors:bg-[ButtonText]" />
      </span>
      <span className="min-w-0">
        {owner !== undefined && <VisuallyHidden>{owner} </VisuallyHidden>}
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {detail !== undefined && <span className="block text-12 text-tinta-2">{detail}</span>}
      </span>
    </button>
  );
}
