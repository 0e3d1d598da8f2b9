import { OPTIONAL } from '@messages/parts';
import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';

/** The attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** The attributes from the surrounding Field; empty outside one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

interface FieldProps {
  label: ReactNode;
  /** Shown below the control, and below its error if there is one. */
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Says behind the label that nothing need be typed. */
  isOptional?: boolean;
  className?: string;
  /** One TextInput, TextArea, Select or NumberStepper: it reads its attributes from here. */
  children: ReactNode;
}

/** Label above, control, error and hint below, all linked for a screen reader. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined;
  const hasError = Boolean(error);
  const control = useMemo(() => {
    const ids = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
    const ties: FieldControl = { id, 'aria-describedby': ids || undefined };
    if (hasError) ties['aria-invalid'] = true;
    if (isRequired) ties['aria-required'] = true;
    return ties;
  }, [id, hasHint, hasError, isRequired]);

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-15 font-medium panel:mb-1 panel:text-13">
        {label}
        {isOptional && <span className="font-normal text-tinta-2">{` ${OPTIONAL}`}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasHint && (
        <div id={`${id}-hint`} className="mt-1.5 text-14 text-tinta-2 panel:text-12">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The red line under a field or a group of controls; link it with aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="mt-1.5 flex items-start gap-2 text-14 font-medium text-erro-700 panel:gap-1.5 panel:text-13"
    >
      <CircleAlert className="mt-0.5 size-4" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
