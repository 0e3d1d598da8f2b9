import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { visitorClient } from '@/lib/visitor-client';
import { requestApproval } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';

interface ConfirmEmailProps {
  email: string;
  /** The key under which the request will be sent again. */
  linkKey: string;
}

const FAILED = 'Não foi possível enviar a ligação. Tente novamente ou ligue-nos.';

/** Where there are too many requests: a link by mail, after which this one is let through. */
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
        language: 'pt',
      });
      setState('asked');
    } catch (error) {
      const words = error instanceof QueryError && error.code.startsWith('HS') ? error.message : '';
      setProblem(words || FAILED);
      setState('idle');
    }
  }

  return (
    <div className="mt-3">
      {state !== 'asked' && (
        <Button
          variant="outline"
          isBusy={state === 'asking'}
          busyLabel="A enviar..."
          onClick={() => void ask()}
        >
          <MailCheck aria-hidden />
          Confirmar o meu e-mail
        </Button>
      )}
      <output className="block font-medium wrap-anywhere not-empty:mt-2">
        {state === 'asked' &&
          `Enviámos uma ligação para ${email.trim()}. Abra-a, volte a esta página e carregue outra vez em «Confirmar Reserva».`}
        {problem}
      </output>
    </div>
  );
}
