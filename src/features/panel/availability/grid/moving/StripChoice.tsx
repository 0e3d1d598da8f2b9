import { Keycap } from '@/components/Keycap';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** An amount beside the label. */
  detail?: string;
  /** The key that does the same. */
  shortcut?: string;
}

interface StripChoiceProps<Value extends string> {
  /** Names the group. */
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What cannot be chosen for now. */
  isOff?: (value: Value) => boolean;
}

/** A choice of one out of a few, side by side in the strip. */
export function StripChoice<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  isOff,
}: StripChoiceProps<Value>) {
  return (
    <fieldset className="min-w-0 max-md:flex-1 max-sm:basis-full">
      <legend className="sr-only">{legend}</legend>
      <div className="flex divide-x divide-linha rounded-field bg-branco">
        {choices.map(({ value: one, label, detail, shortcut }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            aria-disabled={isOff?.(one) || undefined}
            aria-keyshortcuts={shortcut}
            onClick={isOff?.(one) ? undefined : () => onChange(one)}
            className="flex min-h-8.5 items-center justify-center gap-2 px-2.75 font-medium whitespace-nowrap text-tinta first:rounded-s-field last:rounded-e-field hover:bg-sal aria-disabled:text-contorno aria-pressed:bg-anil-50 aria-pressed:font-bold aria-pressed:text-anil-700 aria-pressed:shadow-[inset_0_-4px_0_theme(colors.ocre.400)] max-md:min-h-11 max-md:flex-1 max-md:flex-col max-md:gap-0 max-md:px-1 max-md:text-13 max-md:leading-4 forced-colors:border forced-colors:aria-pressed:border-4"
          >
            {label}
            {detail !== undefined && <small className="text-12">{detail}</small>}
            {shortcut !== undefined && (
              <span aria-hidden className="-me-0.75 max-md:hidden">
                <Keycap>{shortcut}</Keycap>
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
