import * as t from '@messages/guest-invoice';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { Field, FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { GuestPage } from '@/queries/guest-page';
import { useInvoice } from './useInvoice';

/** As long as the database takes. */
const NAME_MAX_LENGTH = 200;

interface InvoiceFormProps {
  linkKey: string;
  onSaved: (page: GuestPage) => void;
  /** Leaves what is saved as it is; null while nothing is. */
  onKeep: (() => void) | null;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** The two fields. They begin empty: what was saved is not shown again. */
export function InvoiceForm({ linkKey, onSaved, onKeep, onChange }: InvoiceFormProps) {
  const isAnew = onKeep !== null;
  const form = useInvoice({ linkKey, isAnew, onSaved, onChange });
  const formRef = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit} className="mt-3 grid gap-3.5">
      {isAnew && <p className="text-15 text-tinta-2">{t.ANEW}</p>}
      <Field label={t.NAME} error={form.nameProblem}>
        <TextInput
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
        />
      </Field>
      <Field
        label={
          <>
            {t.TAX_NUMBER} <span className="text-14 font-normal text-tinta-2">{t.TAX_HINT}</span>
          </>
        }
        error={form.numberProblem}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={form.number}
          onChange={(event) => form.setNumber(event.target.value)}
          onBlur={form.checkNumber}
          className="tabular-figures"
        />
      </Field>
      <Button type="submit" variant="outline" isBusy={form.isBusy} busyLabel={t.SAVING}>
        {t.SAVE}
      </Button>
      {form.failure !== null && (
        <div role="alert">
          <FieldError>{form.failure}</FieldError>
        </div>
      )}
      {onKeep !== null && (
        <Button variant="quiet" onClick={onKeep}>
          {t.KEEP}
        </Button>
      )}
    </form>
  );
}
