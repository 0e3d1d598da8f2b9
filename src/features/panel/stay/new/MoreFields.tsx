import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import {
  asBookingStatus,
  BOOKING_STATUSES,
  bookingStatusLabel,
} from '@/domain/booking/booking-status';
import {
  asGuestLanguage,
  GUEST_LANGUAGES,
  guestLanguageLabel,
} from '@/domain/language/guest-language';
import type { DeskBookingForm } from './useDeskBookingForm';

/** 'Confirmada' first, because most bookings that reception enters are already agreed. */
const STATUSES = ['confirmed', ...BOOKING_STATUSES.filter((status) => status !== 'confirmed')];

/** How the booking stands, and in which language the guest is spoken to. */
export function StateFields({ form: { draft, change } }: { form: DeskBookingForm }) {
  return (
    <div className="grid gap-3.5 min-[30rem]:grid-cols-2">
      <Field label="Estado">
        <Select
          value={draft.status}
          onChange={({ target }) => change({ status: asBookingStatus(target.value) })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {bookingStatusLabel(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Língua do hóspede">
        <Select
          value={draft.language}
          onChange={({ target }) => change({ language: asGuestLanguage(target.value) })}
        >
          {GUEST_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {guestLanguageLabel(language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The guest's message and the internal note. */
export function NoteFields({ form: { draft, problems, change } }: { form: DeskBookingForm }) {
  return (
    <div className="grid gap-3.5">
      <Field label="Mensagem do hóspede" error={problems.message}>
        <TextArea
          rows={2}
          placeholder="O que pediu"
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
      <Field label="Nota interna" error={problems.adminNotes}>
        <TextArea
          rows={2}
          placeholder="Só a equipa vê"
          value={draft.adminNotes}
          onChange={({ target }) => change({ adminNotes: target.value })}
        />
      </Field>
    </div>
  );
}
