import { FieldError } from '@/components/Field';

interface StepErrorProps {
  id?: string;
  /** Nothing while there is nothing to say. */
  children?: string;
}

/** The message to a whole group of controls, near the button that was refused; it takes the focus. */
export function StepError({ id, children }: StepErrorProps) {
  if (children === undefined) return null;
  return (
    <div data-invalid="" tabIndex={-1} className="mt-4.5">
      <FieldError id={id}>{children}</FieldError>
    </div>
  );
}
