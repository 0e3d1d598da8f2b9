import * as t from '@messages/booking-steps';
import { meant } from '@messages/fields';
import { UserRoundCheck } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { Corrections } from '@/components/form/Corrections';
import { Field } from '@/components/form/Field';
import { NoteBox } from '@/components/NoteBox';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { MESSAGE_MAX_LENGTH } from '@/domain/request/booking-validation';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  plainEmail,
} from '@/domain/guest/contact-details';
import { completedPhones, meantEmail } from '@/domain/guest/meant-contact';
import { LANGUAGE } from '@/domain/language/language';
import { privacyPath } from '@/lib/paths';
import type { StepProps } from '../state/booking-form-state';

type ContactField = 'full_name' | 'email' | 'phone';

/** Step 4: the first guest, who is the main contact, and an optional message. */
export function DetailsStep({ state, dispatch, messages, isRefused }: StepProps) {
  const { contact, message } = state;
  const errors = isRefused ? messages : {};

  const change = (changes: Partial<Record<ContactField, string>>) =>
    dispatch({ type: 'contactTyped', changes });

  const contactField = (field: ContactField) => ({
    name: field,
    value: contact[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [field]: event.target.value }),
  });

  const meantAddress = isRefused ? meantEmail(contact.email) : null;

  return (
    <>
      <NoteBox tone="sal" icon={UserRoundCheck} className="mb-6 items-center">
        {t.FIRST_GUEST}
      </NoteBox>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label={t.NAME} error={errors.full_name} isRequired className="md:col-span-2">
          <TextInput
            {...contactField('full_name')}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={NAME_MAX_LENGTH}
          />
        </Field>
        <Corrections
          offers={meantAddress === null ? [] : [meantAddress]}
          label={meant}
          onTake={(email) => change({ email })}
        >
          <Field label={t.EMAIL} error={errors.email} isRequired>
            <TextInput
              {...contactField('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={EMAIL_MAX_LENGTH}
              // The guest sees the address as it is sent: without 'mailto:' or a comma behind it.
              onBlur={() => change({ email: plainEmail(contact.email) })}
            />
          </Field>
        </Corrections>
        <Corrections
          offers={completedPhones(contact.phone, LANGUAGE)}
          label={meant}
          onTake={(phone) => change({ phone })}
        >
          <Field label={t.PHONE} hint={t.PHONE_HINT} error={errors.phone} isRequired>
            <TextInput
              {...contactField('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={PHONE_MAX_LENGTH}
            />
          </Field>
        </Corrections>
        <Field
          label={t.MESSAGE}
          isOptional
          error={message.length > MESSAGE_MAX_LENGTH ? messages.message : undefined}
          className="md:col-span-2"
        >
          <TextArea
            name="message"
            value={message}
            countTo={MESSAGE_MAX_LENGTH}
            onChange={({ target }) => dispatch({ type: 'messageTyped', message: target.value })}
          />
        </Field>
      </div>
      <p className="mt-4.5 text-14 text-tinta-2">
        {t.PRIVACY.before}{' '}
        <Link to={privacyPath} className="text-link">
          {t.PRIVACY.link}
        </Link>
        {t.PRIVACY.after}
      </p>
    </>
  );
}
