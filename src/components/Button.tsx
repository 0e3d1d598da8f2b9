import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClasses, type ButtonVariant, DISABLED } from './button-styles';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** Shows `busyLabel` with a spinner, keeps the width and ignores further presses. */
  isBusy?: boolean;
  /** What a busy button says, e.g. 'A enviar...'. */
  busyLabel?: string;
}

/**
 * The button of the whole product. Inside `.panel` it takes the panel's sizes. `disabled` sets
 * aria-disabled instead of the attribute: the button stays in the tab order, so that focus is not
 * lost when the button is disabled while it has the focus.
 */
export function Button({
  variant = 'primary',
  isBusy = false,
  busyLabel,
  disabled = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = disabled || isBusy;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps Enter in a field from submitting through an inert submit button.
    if (isInert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses(variant, `${DISABLED} ${className}`)}
      aria-disabled={isInert || undefined}
      data-disabled={disabled && !isBusy ? '' : undefined}
      onClick={handleClick}
    >
      {busyLabel === undefined ? children : <Label {...{ isBusy, busyLabel, children }} />}
    </button>
  );
}

type LabelProps = Required<Pick<ButtonProps, 'isBusy' | 'busyLabel'>> &
  Pick<ButtonProps, 'children'>;

/** Stacks both texts in one cell, one of them invisible, so that the width never changes. */
function Label({ isBusy, busyLabel, children }: LabelProps) {
  const row = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  return (
    <span
      className="grid after:invisible after:h-0 after:ps-7 after:content-[attr(data-reserve)]"
      data-reserve={busyLabel}
    >
      <span className={`${row} ${isBusy ? 'invisible' : ''}`} aria-hidden={isBusy || undefined}>
        {children}
      </span>
      {isBusy && (
        <span className={row}>
          <LoaderCircle className="animate-turn" aria-hidden />
          {busyLabel}
        </span>
      )}
    </span>
  );
}
