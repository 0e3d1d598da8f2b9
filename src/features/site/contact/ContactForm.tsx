import * as t from '@messages/contact';
import { OFFLINE } from '@messages/failure';
import { CircleCheck, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { Select } from '@/components/form/Select';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { NoteBox } from '@/components/NoteBox';
import { Telephone } from '@/components/Telephone';
import { hostel } from '@/copy/hostel';
import {
  presetContactMessage,
  CONTACT_MESSAGE_MAX_LENGTH,
  type ContactEntry,
  type ContactProblems,
} from '@/domain/message/contact-message';
import { CONTACT_SUBJECTS, contactSubjectLabel } from '@/domain/message/contact-subjects';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import type { Outcome } from './send-message';
import { useContactForm } from './useContactForm';

/**
 * The form that writes to the house. Without JavaScript it opens the guest's mail program, because
 * a form sent to this page would put name and address into its query.
 */
export function ContactForm() {
  const isHydrated = useIsHydrated();
  const presetMessage = usePresetMessage(isHydrated);
  const { formRef, initial, problems, isSending, outcome, sentCount, handleSubmit, handleChange } =
    useContactForm({ presetMessage, isHydrated });

  return (
    <form
      ref={formRef}
      action={hostel.email.href}
      method="post"
      encType="text/plain"
      noValidate={isHydrated}
      aria-label={t.FORM}
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      {/* A new key clears the form. */}
      <ContactFields key={sentCount} problems={problems} initial={initial} />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isBusy={isSending} busyLabel={t.SENDING}>
          <Send aria-hidden />
          {t.SEND}
        </Button>
        <p className="text-14 text-tinta-2">{t.ANSWER}</p>
      </div>
      <OutcomeBox outcome={outcome} />
    </form>
  );
}

/** The message in the address at first; later changes of the address do not touch the form. */
function usePresetMessage(isHydrated: boolean): string {
  const [params] = useSearchParams();
  const [arrival] = useState(() => presetContactMessage(params.get('message')));
  return isHydrated ? arrival : '';
}

/** How the sending ended, below the button, so that the button does not move. */
function OutcomeBox({ outcome }: { outcome: Outcome | null }) {
  const boxRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome !== null) boxRef.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <div ref={boxRef} className="scroll-my-6">
      <output className="block">
        {outcome?.kind === 'sent' && (
          <NoteBox tone="horta" icon={CircleCheck} className="mt-5">
            {t.SENT}
          </NoteBox>
        )}
      </output>
      {outcome?.kind === 'failed' && (
        <ErrorBox title={t.FAILED} className="mt-5">
          <p>{outcome.reason ?? (navigator.onLine ? null : `${OFFLINE}.`)}</p>
          <span>
            {`${t.KEPT} ${outcome.reason === null ? t.SAFE_TO_REPEAT : ''} ${t.OR_CALL}`}
          </span>{' '}
          <Telephone isInSentence />.
        </ErrorBox>
      )}
    </div>
  );
}

interface ContactFieldsProps {
  problems: ContactProblems;
  /** The first text of each field; a field whose text here changes is mounted anew. */
  initial: ContactEntry;
}

/**
 * The five fields. They keep their own text, so that what someone types before the script arrives
 * is not lost.
 */
function ContactFields({ problems, initial }: ContactFieldsProps) {
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
          className="min-h-40"
        />
      </Field>
    </div>
  );
}
