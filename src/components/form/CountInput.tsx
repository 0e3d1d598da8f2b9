import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useFieldControl } from './Field';

interface CountInputProps {
  value: number;
  min: number;
  max: number;
  /** Names of the two buttons, e.g. 'Menos uma noite'. */
  decreaseLabel: string;
  increaseLabel: string;
  /** Name of the number, where no Field gives one. */
  label?: string;
  className?: string;
  onChange: (value: number) => void;
}

/** A number that is typed or stepped, by arrow keys or two buttons; a single tab stop. */
export function CountInput({ className = '', ...count }: CountInputProps) {
  const { value, min, max, decreaseLabel, increaseLabel, onChange } = count;
  return (
    <span
      className={`grid min-h-9 grid-cols-[2.375rem_minmax(0,1fr)_2.375rem] rounded-field border border-contorno bg-branco max-md:min-h-11.5 max-md:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] ${className}`}
    >
      <StepButton
        icon={Minus}
        label={decreaseLabel}
        isInert={value <= min}
        onPress={() => onChange(value - 1)}
      />
      <NumberBox {...count} />
      <StepButton
        icon={Plus}
        label={increaseLabel}
        isInert={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </span>
  );
}

/** While someone types, the box shows exactly what they type, even an empty text. */
function NumberBox({ value, min, max, label, onChange }: CountInputProps) {
  const control = useFieldControl();
  const [typed, setTyped] = useState<string | null>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.min(max, Math.max(min, value + step)));
  }

  return (
    <input
      {...control}
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const number = Number.parseInt(target.value, 10);
        setTyped(target.value);
        if (number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={handleKeyDown}
      className="relative min-w-0 border-x border-linha bg-branco text-center font-semibold tabular-figures focus-visible:z-1 aria-invalid:bg-erro-50 aria-invalid:text-erro-700 max-md:text-16"
    />
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

interface StepButtonProps {
  icon: LucideIcon;
  label: string;
  isInert: boolean;
  onPress: () => void;
}

/** Not a tab stop: keyboard users have the arrow keys. */
function StepButton({ icon: Icon, label, isInert, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onPress}
      className="grid place-items-center rounded-[4px] text-anil-600 transition-colors hover:bg-anil-50 aria-disabled:bg-sal aria-disabled:text-contorno"
    >
      <Icon className="size-4" aria-hidden />
    </button>
  );
}
