import { Check, Star } from 'lucide-react';
import type { ReactNode } from 'react';

interface RadioCardProps {
  name: string;
  value: string;
  isChecked: boolean;
  onChange: (value: string) => void;
  /** An ocre label that overlaps the top edge, e.g. 'Recomendado'. */
  badge?: string;
  /** Puts the check mark at the top of a long card instead of its middle. */
  isLong?: boolean;
  /** Inside the card, but not part of the radio button's label, e.g. another button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A wide card that is one radio button; its content is the label. Use inside a fieldset. */
export function RadioCard({
  name,
  value,
  isChecked,
  onChange,
  badge,
  isLong = false,
  footer,
  children,
}: RadioCardProps) {
  return (
    <div className="rounded-card border border-linha bg-branco transition-colors hover:border-anil-600 has-checked:border-anil-600 has-checked:bg-anil-50 has-checked:inset-ring has-checked:inset-ring-anil-600 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-anil-600 forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]">
      <label className="@container relative block">
        <input
          type="radio"
          name={name}
          value={value}
          checked={isChecked}
          onChange={() => onChange(value)}
          className="peer sr-only"
        />
        {badge !== undefined && (
          <span className="absolute -top-3.5 left-4 z-1 flex items-center gap-2 rounded-tile bg-ocre-400 px-3 py-0.75 text-14 font-semibold forced-colors:border">
            <Star className="size-4 fill-current" aria-hidden />
            {badge}
          </span>
        )}
        <span
          aria-hidden
          className={`absolute top-2 right-2 grid size-6 place-items-center rounded-pill border-[1.5px] border-contorno bg-branco *:invisible peer-checked:border-anil-600 peer-checked:bg-anil-600 peer-checked:text-branco peer-checked:*:visible ${isLong ? 'md:top-4.5 md:right-4.5' : 'md:top-1/2 md:right-3.5 md:-translate-y-1/2'}`}
        >
          <Check className="size-4" />
        </span>
        {children}
      </label>
      {footer}
    </div>
  );
}
