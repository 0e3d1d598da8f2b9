import * as t from '@messages/booking-sending';
import * as refusals from '@messages/refusals';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { LANGUAGE } from '@/domain/language/language';
import { visitorClient } from '@/lib/visitor-client';
import { requestApproval } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';

interface ConfirmEmailProps {
  email: string;
  /** The key under which the request will be sent again. */
  linkKey: string;
}

/** Offered when there are too many requests: a guest who confirms the e-mail is let through. */
export function ConfirmEmail({ email, linkKey }: ConfirmEmailProps) {
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
