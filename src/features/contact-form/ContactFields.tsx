import { Field } from '@/components/Field';
import { Select } from '@/components/Select';
import { TextArea } from '@/components/TextArea';
import { TextInput } from '@/components/TextInput';
import { CONTACT_MESSAGE_MAX_LENGTH, type ContactProblems } from '@/domain/contact-message';
import {
  CONTACT_SUBJECTS,
  contactSubjectLabel,
  type ContactSubject,
} from '@/domain/contact-subjects';

interface ContactFieldsProps {
  problems: ContactProblems;
  /** Filled in by the address; it then comes from the booking form, and is about a booking. */
  presetMessage: string;
}

const PRESET_SUBJECT: ContactSubject = 'reserva';

/**
 * The five fields. They keep their own text, so that what someone types before the script arrives
 * is not lost.
 */
export function ContactFields({ problems, presetMessage }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-4.5 sm:grid-cols-2 sm:gap-y-5.5">
      <Field label="Nome" error={problems.name}>
        <TextInput name="name" autoComplete="name" required />
      </Field>
      <Field label="Email" error={problems.email}>
        <TextInput type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Telefone" error={problems.phone} isOptional>
        <TextInput type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Field label="Assunto" error={problems.subject}>
        <Select
          key={presetMessage}
          name="subject"
          required
          defaultValue={presetMessage === '' ? '' : PRESET_SUBJECT}
        >
          <option value="">Escolha um assunto</option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {contactSubjectLabel(subject)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Mensagem" error={problems.message} className="sm:col-span-2">
        <TextArea
          key={presetMessage}
          name="message"
          required
          defaultValue={presetMessage}
          countTo={CONTACT_MESSAGE_MAX_LENGTH}
          className="min-h-37.5 lg:min-h-80"
        />
      </Field>
    </div>
  );
}
