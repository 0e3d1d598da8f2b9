import { FieldError } from '@/components/form/Field';

interface StepErrorProps {
  id?: string;
  /** Nothing while there is nothing to say. */
  children?: string;
  className?: string;
}

/** The error of a group of controls: read out as it appears, focused when Next is refused. */
export function StepError({ id, children, className = 'mt-4.5' }: StepErrorProps) {
  if (children === undefined) return null;
  return (
    <div role="alert" data-invalid="" tabIndex={-1} className={className}>
      <FieldError id={id}>{children}</FieldError>
    </div>
  );
}
