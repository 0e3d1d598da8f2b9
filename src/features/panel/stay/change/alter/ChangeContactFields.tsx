import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { bookingSourceLabel, DESK_SOURCES } from '@/domain/booking/booking-source';
import { GUEST_LANGUAGES, guestLanguageLabel } from '@/domain/language/guest-language';
import { STORED_WISH_MAX_LENGTH, type StayField } from '@/domain/stay-change/stay-change';
import type { ChangeForm } from './useChangeForm';

const CONTACT = [
  'guest_name',
  'guest_phone',
  'guest_email',
  'source',
  'language',
  'arrival_time',
  'guest_wish',
] as const satisfies readonly StayField[];

/** Who the guest is and where the booking comes from, folded away: it changes less than the stay (DESK-06). */
export function ChangeContactFields({ form }: { form: ChangeForm }) {
  const { base, values, fields, problems, set } = form;
  const [isOpen, setIsOpen] = useState(() => CONTACT.some((field) => fields.includes(field)));
  /** The text of a field, and what becomes of it. */
  const bind = (field: (typeof CONTACT)[number]) => ({
    value: values[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });
  const summary = [values.guest_name, values.guest_phone, bookingSourceLabel(values.source)];
  return (
    <details
      className="group mt-4 border-t border-linha pt-3.5"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-6 list-none items-center gap-1.75 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          aria-hidden
        />
        <span className="font-semibold">Contacto e origem</span>
        <span className="min-w-0 text-13 wrap-anywhere text-tinta-2 group-open:hidden">
          {summary.filter(Boolean).join(', ')}
        </span>
      </summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label="Nome" error={problems.guest_name} isRequired>
          <TextInput autoComplete="off" {...bind('guest_name')} />
        </Field>
        <Field label="Telefone" error={problems.guest_phone}>
          <TextInput type="tel" autoComplete="off" {...bind('guest_phone')} />
        </Field>
        <Field label="E-mail" error={problems.guest_email}>
          <TextInput type="email" autoComplete="off" {...bind('guest_email')} />
        </Field>
        <Field label="Chegada prevista">
          <TextInput type="time" {...bind('arrival_time')} />
        </Field>
        <Field label="Origem">
          <Select {...bind('source')}>
            {[...new Set([base.values.source, ...DESK_SOURCES])].map((source) => (
              <option key={source} value={source}>
                {bookingSourceLabel(source)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Língua">
          <Select {...bind('language')}>
            {GUEST_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {guestLanguageLabel(language)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Pedido do hóspede" error={problems.guest_wish} className="sm:col-span-2">
          <TextArea rows={2} countTo={STORED_WISH_MAX_LENGTH} {...bind('guest_wish')} />
        </Field>
      </div>
    </details>
  );
}
