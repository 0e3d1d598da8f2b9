import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { Switch } from '@/components/form/Switch';
import { TextInput } from '@/components/form/TextInput';
import {
  type InvoiceDraft,
  invoiceProblems,
  LONGEST_INVOICE_NAME,
} from '@/domain/billing/invoice-draft';
import { formatTaxNumber } from '@/domain/billing/tax-number';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { SavingFailure } from '@/features/panel/kit/FormDialog';
import { Fact } from '@/features/panel/parts/Facts';
import { Section } from '@/features/panel/parts/Section';
import { useReturnedFocus } from '@/hooks/focus';
import { useDraftForm } from '@/hooks/useDraftForm';
import { setInvoice, type Invoice } from '@/queries/billing/invoice';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { usePaymentSettings } from '@/features/panel/parts/usePaymentSettings';

/** Longer than any number, so that blanks and dots fit between its signs. */
const LONGEST_TYPED = 30;

interface InvoiceSectionProps {
  booking: StaffBooking;
  /** How many rooms what is written is for, the booking's own included. */
  rooms: number;
}

/** Name and tax number for the bill; nothing while the house lists nothing to be billed (DEPOSIT-04). */
export function InvoiceSection({ booking, rooms }: InvoiceSectionProps) {
  const { data: settings } = usePaymentSettings();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useReturnedFocus<HTMLButtonElement>(isOpen);
  const { invoice_name: name, tax_number: taxNumber } = booking;
  const hasAny = name !== null || taxNumber !== null;

  if (!settings || settings.bills_from === null) return null;
  return (
    <Section title="Fatura">
      {isOpen ? (
        <InvoiceForm {...{ booking, rooms }} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          {hasAny ? (
            <dl className="mb-2.5 grid gap-2.5 tabular-figures">
              <Fact label="Nome">{name ?? booking.guest_name}</Fact>
              <Fact label="NIF">{taxNumber === null ? 'sem NIF' : formatTaxNumber(taxNumber)}</Fact>
            </dl>
          ) : (
            <p className="mb-2.5 text-13 text-tinta-2">
              Consumidor final, sem NIF. Fatura com contribuinte?
            </p>
          )}
          <Button ref={buttonRef} variant="outline" onClick={() => setIsOpen(true)}>
            <Pencil aria-hidden />
            {hasAny ? 'Alterar' : 'Dar nome e NIF'}
          </Button>
        </>
      )}
    </Section>
  );
}

function InvoiceForm({ booking, rooms, onClose }: InvoiceSectionProps & { onClose: () => void }) {
  const form = useDraftForm<InvoiceDraft>(
    () => ({
      name: booking.invoice_name ?? '',
      taxNumber: formatTaxNumber(booking.tax_number ?? ''),
    }),
    { firstFocus: 'input' },
  );
  const { draft, ref } = form;
  const [isWhole, setIsWhole] = useState(rooms > 1);
  const problems = form.shownProblems(invoiceProblems);
  const saving = usePanelMutation<InvoiceDraft, Invoice>({
    send: async (rest, { name, taxNumber }) =>
      setInvoice(rest, { bookingId: booking.id, isWhole, name: name.trim(), taxNumber }),
    onDone: () => {
      onClose();
      return { message: 'Dados da fatura guardados.', detail: booking.booking_number };
    },
    failure: (error) => `Erro ao guardar: ${refusalReason(error)}`,
    showFailure: 'inline',
    log: 'setInvoice',
    refresh: [queryKeys.openBookings, queryKeys.groups, queryKeys.bookingEvents, queryKeys.bills],
  });

  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { settled } = form.settle(invoiceProblems);
        if (settled !== null) void saving.change(settled);
      }}
    >
      <Field label="Nome na fatura" error={problems.name}>
        <TextInput
          autoComplete="off"
          maxLength={LONGEST_INVOICE_NAME}
          placeholder={booking.guest_name}
          value={draft.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
      </Field>
      <Field label="NIF" error={problems.taxNumber}>
        <TextInput
          autoComplete="off"
          inputMode="text"
          maxLength={LONGEST_TYPED}
          value={draft.taxNumber}
          onChange={({ target }) => form.change({ taxNumber: target.value })}
        />
      </Field>
      {rooms > 1 && (
        <Switch label={`Para os ${rooms} quartos do grupo`} isOn={isWhole} onChange={setIsWhole} />
      )}
      <SavingFailure saving={saving} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={saving.isPending} busyLabel="A guardar...">
          Guardar
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
