import type { ReactNode, Ref } from 'react';

interface ChoiceProps {
  name: string;
  isChecked: boolean;
  onChoose: () => void;
  isOff?: boolean;
  /** Stands at the end of the card, e.g. a price; may hold a field of its own. */
  trailing?: ReactNode;
  className?: string;
  /** Of its radio button. */
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A radio button and its label as a card. Use inside a fieldset. */
export function Choice({
  name,
  isChecked,
  onChoose,
  isOff = false,
  trailing,
  className = '',
  ref,
  children,
}: ChoiceProps) {
  return (
    <div
      className={`flex min-h-10.5 items-center gap-2.25 rounded-field border border-contorno/60 bg-branco px-2.75 py-1.5 text-13 transition-colors hover:border-anil-600 has-[[type=radio]:checked]:border-anil-600 has-[[type=radio]:checked]:bg-anil-50 has-[[type=radio]:checked]:inset-ring has-[[type=radio]:checked]:inset-ring-anil-600 has-[[type=radio]:focus-visible]:outline-3 has-[[type=radio]:focus-visible]:outline-offset-2 has-[[type=radio]:focus-visible]:outline-anil-600 max-md:min-h-12 ${className}`}
    >
      <label
        className={`flex min-w-0 flex-1 items-center gap-2.25 self-stretch ${isOff ? 'text-tinta-2' : ''}`}
      >
        <input
          ref={ref}
          type="radio"
          name={name}
          checked={isChecked}
          disabled={isOff}
          onChange={onChoose}
          className="size-4.5 flex-none outline-none"
        />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {trailing}
    </div>
  );
}

/** What a choice is called and, below it, what it means. */
export function ChoiceWords({ title, detail }: { title: string; detail?: string }) {
  return (
    <>
      <b className="font-semibold">{title}</b>
      {detail !== undefined && <small className="block text-12 text-tinta-2">{detail}</small>}
    </>
  );
}
