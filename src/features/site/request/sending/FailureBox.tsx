import * as t from '@messages/booking-sending';
import * as refusals from '@messages/refusals';
import { Phone, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { buttonClasses } from '@/components/button-styles';
import { ErrorBox } from '@/components/ErrorBox';
import { hostel } from '@/copy/hostel';
import { LANGUAGE } from '@/domain/language/language';
import type { BookingStep } from '@/domain/request/booking-validation';
import { visitorClient } from '@/lib/visitor-client';
import { requestApproval } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';
import type { SendingFailure } from './sending-failure';

interface FailureBoxProps {
  failure: SendingFailure;
  /** The guest's address, to which the confirming link is sent. */
  email: string;
  /** The key under which the request is sent again once that e-mail is confirmed. */
  linkKey: string | null;
  onOpenStep: (step: BookingStep) => void;
}

/** The red box; takes the focus as it appears. ERR-BOOK-01 */
export function FailureBox({ failure, email, linkKey, onOpenStep }: FailureBoxProps) {
  const { title, advice, remedy, callsFor = false } = failure;
  const boxRef = useRef<HTMLDivElement>(null);
  // Each attempt starts without a box, so mounting means that a failure has just appeared.
  useEffect(() => boxRef.current?.focus(), []);
  return (
    <ErrorBox ref={boxRef} title={title} className="mb-5.5">
      <p>{advice}</p>
      {remedy === 'confirm-email' && linkKey !== null && <ConfirmEmail {...{ email, linkKey }} />}
      <div className="flex flex-wrap gap-3 not-empty:mt-3">
        {callsFor && (
          <a href={hostel.phone.href} className={buttonClasses('outline', 'tabular-figures')}>
            <Phone aria-hidden />
            {hostel.phone.display}
          </a>
        )}
        {remedy === 'choose-rooms' && (
          <Button variant="outline" onClick={() => onOpenStep(3)}>
            {t.CHOOSE_OTHER_ROOMS}
          </Button>
        )}
        {remedy === 'change-dates' && (
          <Button variant="outline" onClick={() => onOpenStep(1)}>
            {t.CHANGE_DATES}
          </Button>
        )}
      </div>
    </ErrorBox>
  );
}

interface ConfirmEmailProps {
  email: string;
  /** The key under which the request will be sent again. */
  linkKey: string;
}

/** Offered when there are too many requests: a guest who confirms the e-mail is let through. */
function ConfirmEmail({ email, linkKey }: ConfirmEmailProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle');
  const [problem, setProblem] = useState('');

  async function ask() {
    setState('asking');
    setProblem('');
    try {
      await requestApproval(visitorClient(), {
        key: linkKey,
        email: email.trim(),
        language: LANGUAGE,
      });
      setState('asked');
    } catch (error) {
      const isRefusal = error instanceof QueryError && error.code.startsWith('HS');
      setProblem((isRefusal && refusals.refusal(error)) || t.LINK_FAILED);
      setState('idle');
    }
  }

  return (
    <div className="mt-3">
      {state !== 'asked' && (
        <Button
          variant="outline"
          isBusy={state === 'asking'}
          busyLabel={t.SENDING}
          onClick={() => void ask()}
        >
          <MailCheck aria-hidden />
          {t.CONFIRM_EMAIL}
        </Button>
      )}
      <output className="block font-medium wrap-anywhere not-empty:mt-2">
        {state === 'asked' && t.linkSent(email.trim())}
        {problem}
      </output>
    </div>
  );
}
