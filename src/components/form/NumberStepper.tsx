import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { useFieldControl } from './Field';

interface NumberStepperProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Names of the two buttons, e.g. 'Menos um hóspede'. */
  decreaseLabel: string;
  increaseLabel: string;
  /** The number may also be typed; a typed number beyond min and max is passed on as it is. */
  isEditable?: boolean;
  /** Name of the number, where no Field gives one. */
  label?: string;
  size?: 'regular' | 'large';
  /** Takes the place of the minus, e.g. a bin when the next step removes the room. */
  decreaseIcon?: LucideIcon;
  /** Bounds of the minus alone, when it may go below `min` (to remove). */
  canDecrease?: boolean;
}

/** − n + : a number between two buttons that are large enough for a thumb. */
export function NumberStepper({
  value,
  onChange,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  isEditable = false,
  label,
  size = 'regular',
  decreaseIcon = Minus,
  canDecrease = value > min,
}: NumberStepperProps) {
  const isLarge = size === 'large';
  return (
    <fieldset
      aria-label={label}
      className={`inline-grid rounded-field border-[1.5px] border-contorno bg-branco ${
        isLarge
          ? 'h-17 w-full max-w-[15.4375rem] min-w-0 grid-cols-[4fr_7.25fr_4fr]'
          : 'h-11.5 grid-cols-[2.75rem_2.75rem_2.75rem]'
      }`}
    >
      <StepButton
        icon={decreaseIcon}
        label={decreaseLabel}
        isInert={!canDecrease}
        onPress={() => onChange(Math.min(value - 1, max))}
      />
      {isEditable ? (
        <NumberBox {...{ value, onChange, min, max, isLarge }} />
      ) : (
        <output
          className={`grid place-items-center border-x-[1.5px] border-linha font-bold tabular-figures ${isLarge ? 'text-30' : 'text-17'}`}
        >
          {value}
        </output>
      )}
      <StepButton
        icon={Plus}
        label={increaseLabel}
        isInert={value >= max}
        onPress={() => onChange(Math.max(value + 1, min))}
      />
    </fieldset>
  );
}

interface StepButtonProps {
  icon: LucideIcon;
  label: string;
  isInert: boolean;
  onPress: () => void;
}

function StepButton({ icon: Icon, label, isInert, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onPress}
      className="relative grid place-items-center rounded-[4px] text-anil-600 transition-colors hover:bg-anil-50 focus-visible:z-1 aria-disabled:bg-sal aria-disabled:text-contorno"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}

type NumberBoxProps = Pick<NumberStepperProps, 'value' | 'onChange' | 'min' | 'max'> & {
  isLarge: boolean;
};

/**
 * While someone types, the box shows what they type (also nothing at all), so that '12' is not
 * turned into '112' by a correction in between; text that is no number counts as `min`.
 */
function NumberBox({ value, onChange, min, max, isLarge }: NumberBoxProps) {
  const control = useFieldControl();
  const [draft, setDraft] = useState<string | null>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = Number.parseInt(event.target.value, 10);
    setDraft(event.target.value);
    onChange(Number.isNaN(typed) ? min : typed);
  }

  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={draft ?? value}
      onChange={handleChange}
      onBlur={() => setDraft(null)}
      className={`relative w-full min-w-0 [appearance:textfield] border-x-[1.5px] border-linha bg-branco text-center font-bold tabular-figures focus-visible:z-1 aria-invalid:bg-erro-50 aria-invalid:text-erro-700 [&::-webkit-inner-spin-button]:appearance-none ${isLarge ? 'text-30' : 'text-17'}`}
    />
  );
}
