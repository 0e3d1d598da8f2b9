import * as t from '@messages/booking-steps';
import { UserRoundCheck } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '@/components/form/Field';
import { NoteBox } from '@/components/NoteBox';
import { TextArea } from '@/components/form/TextArea';
import { TextInput } from '@/components/form/TextInput';
import { MESSAGE_MAX_LENGTH } from '@/domain/request/booking-validation';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@/domain/guest/contact-details';
import { privacyPath } from '@/lib/paths';
import type { StepProps } from '../state/booking-form-state';

type ContactField = 'full_name' | 'email' | 'phone';

/** Step 4: the first guest, who is the main contact, and an optional message. */
export function DetailsStep({ state, dispatch, messages, isRefused }: StepProps) {
  const { contact, message } = state;
  const errors = isRefused ? messages : {};

  const contactField = (field: ContactField) => ({
    name: field,
    value: contact[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      dispatch({ type: 'contactTyped', changes: { [field]: event.target.value } }),
  });

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
        <Field label={t.EMAIL} error={errors.email} isRequired>
          <TextInput
            {...contactField('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
          />
        </Field>
        <Field label={t.PHONE} hint={t.PHONE_HINT} error={errors.phone} isRequired>
          <TextInput
            {...contactField('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
          />
        </Field>
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
