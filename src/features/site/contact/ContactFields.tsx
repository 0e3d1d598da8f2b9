import * as t from '@messages/contact';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  type ContactEntry,
  type ContactProblems,
} from '@/domain/message/contact-message';
import { CONTACT_SUBJECTS, contactSubjectLabel } from '@/domain/message/contact-subjects';

interface ContactFieldsProps {
  problems: ContactProblems;
  /** The first text of each field; a field whose text here changes is mounted anew. */
  initial: ContactEntry;
}

/**
 * The five fields. They keep their own text, so that what someone types before the script arrives
 * is not lost.
 */
export function ContactFields({ problems, initial }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-4.5 sm:grid-cols-2 sm:gap-y-5.5">
      <Field label={t.NAME} error={problems.name}>
        <TextInput
          key={initial.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={initial.name}
        />
      </Field>
      <Field label={t.EMAIL} error={problems.email}>
        <TextInput
          key={initial.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={initial.email}
        />
      </Field>
      <Field label={t.PHONE} error={problems.phone} isOptional>
        <TextInput
          key={initial.phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          defaultValue={initial.phone}
        />
      </Field>
      <Field label={t.SUBJECT} error={problems.subject}>
        <Select key={initial.subject} name="subject" required defaultValue={initial.subject}>
          <option value="">{t.CHOOSE_SUBJECT}</option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {contactSubjectLabel(subject)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.MESSAGE} error={problems.message} className="sm:col-span-2">
        <TextArea
          key={initial.message}
          name="message"
          required
          defaultValue={initial.message}
          countTo={CONTACT_MESSAGE_MAX_LENGTH}
          className="min-h-37.5 lg:min-h-80"
        />
      </Field>
    </div>
  );
}
