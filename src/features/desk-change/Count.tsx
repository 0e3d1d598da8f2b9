import { Minus, Plus, type LucideIcon } from 'lucide-react';

interface CountProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Names of the two buttons, e.g. 'Menos uma noite'. */
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (value: number) => void;
}

/** − n +, in the panel's measure. */
export function Count({
  label,
  value,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  onChange,
}: CountProps) {
  return (
    <fieldset
      aria-label={label}
      className="inline-grid min-h-9 grid-cols-[2.375rem_3.5rem_2.375rem] rounded-field border border-contorno bg-branco max-md:min-h-11 max-md:grid-cols-[2.75rem_3.5rem_2.75rem]"
    >
      <Step
        icon={Minus}
        label={decreaseLabel}
        isInert={value <= min}
        onPress={() => onChange(value - 1)}
      />
      <output className="grid place-items-center border-x border-linha font-semibold tabular-figures">
        {value}
      </output>
      <Step
        icon={Plus}
        label={increaseLabel}
        isInert={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </fieldset>
  );
}

function Step({
  icon: Icon,
  label,
  isInert,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isInert: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onPress}
      className="relative grid place-items-center rounded-[4px] text-anil-600 transition-colors hover:bg-anil-50 focus-visible:z-1 aria-disabled:bg-sal aria-disabled:text-contorno"
    >
      <Icon className="size-4" aria-hidden />
    </button>
  );
}
