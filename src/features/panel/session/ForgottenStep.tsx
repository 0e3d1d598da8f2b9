import { Mail } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { isEmail } from '@/domain/guest/contact-details';
import { countLabel } from '@/domain/basics/text';
import { useFocusWhen } from '@/hooks/focus';
import { logError } from '@/lib/log';
import { visitorClient } from '@/lib/visitor-client';
import { askRecovery } from '@/queries/account/own-account';
import { QueryError } from '@/queries/query-error';
import { StepHead } from './StepHead';

interface ForgottenStepProps {
  /** What was typed at the login; a whole address is asked for at once. */
  email: string;
  onBack: (email: string) => void;
}

/** A link for a new password: the same answer for addresses known and unknown (STAFF-03). */
export function ForgottenStep({ email: typedBefore, onBack }: ForgottenStepProps) {
  const [email, setEmail] = useState(typedBefore);
  const { sentTo, failure, isBusy, ask } = useAsking();
  const askAtOnce = useEffectEvent(() => {
    if (isEmail(typedBefore)) void ask(typedBefore);
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    askAtOnce();
  }, []);

  if (sentTo === null) {
    return <AddressForm {...{ email, failure, isBusy, ask, onBack }} onEmail={setEmail} />;
  }
  return (
    <div className="grid gap-4.5">
      <StepHead title="Veja o seu correio" isFocused />
      {failure !== null && <ErrorBox title={failure} />}
      <output className="flex gap-2.5 rounded-field bg-sal px-3.5 py-3 text-15">
        <Mail className="mt-px size-5 text-anil-600" aria-hidden />
        <span className="min-w-0 flex-1 wrap-anywhere">
          Se <b className="font-semibold">{sentTo}</b> for da equipa, chega dentro de minutos uma
          ligação. Vale uma hora, uma só vez.
        </span>
      </output>
      <SendAgain isBusy={isBusy} onSend={async () => ask(sentTo)} />
      <BackButton onBack={() => onBack(sentTo)} />
    </div>
  );
}

/** Asks for the link, and says why that failed. */
function useAsking() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function ask(address: string): Promise<boolean> {
    setIsBusy(true);
    setFailure(null);
    try {
      await askRecovery(visitorClient(), address.trim());
      setSentTo(address.trim());
      return true;
    } catch (error) {
      logError('askRecovery', error);
      setFailure(failureWords(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { sentTo, failure, isBusy, ask };
}

function failureWords(error: unknown): string {
  const kind = error instanceof QueryError ? error.kind : 'server';
  if (kind === 'network') return 'Sem ligação ao servidor. Verifique a rede e tente novamente.';
  if (kind === 'rate-limit') return 'Demasiados pedidos em pouco tempo. Tente daqui a uma hora.';
  if (kind === 'invalid') return ADDRESS_PROBLEM;
  return 'Não foi possível pedir a ligação. Tente novamente.';
}

const ADDRESS_PROBLEM = 'Escreva um endereço como nome@exemplo.pt.';

interface AddressFormProps extends Omit<ReturnType<typeof useAsking>, 'sentTo'> {
  email: string;
  onEmail: (email: string) => void;
  onBack: (email: string) => void;
}

function AddressForm({ email, failure, isBusy, ask, onEmail, onBack }: AddressFormProps) {
  const [isWrong, setIsWrong] = useState(false);
  const inputRef = useFocusWhen<HTMLInputElement>(true);

  function handleSubmit() {
    const isValid = isEmail(email);
    setIsWrong(!isValid);
    if (isValid) void ask(email);
    else inputRef.current?.focus();
  }

  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <div>
        <StepHead title="Nova palavra-passe">
          Escreva o seu endereço: mandamos-lhe uma ligação para escolher outra.
        </StepHead>
      </div>
      {failure !== null && <ErrorBox title={failure} />}
      <Field label="Email" error={isWrong ? ADDRESS_PROBLEM : undefined} isRequired>
        <TextInput
          ref={inputRef}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => {
            onEmail(target.value);
            setIsWrong(false);
          }}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel="A pedir..." className="w-full">
        Pedir a ligação
      </Button>
      <BackButton onBack={() => onBack(email)} />
    </form>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="quiet"
      className="-my-2 -ms-2 justify-self-start text-15!"
      onClick={() => onBack()}
    >
      Voltar a entrar
    </Button>
  );
}

const WAIT_S = 60;
const SECOND_MS = 1000;

interface SendAgainProps {
  isBusy: boolean;
  /** Resolves to whether it was sent: then one waits again. */
  onSend: () => Promise<boolean>;
}

function SendAgain({ isBusy, onSend }: SendAgainProps) {
  const [until, setUntil] = useState(() => Date.now() + WAIT_S * SECOND_MS);
  const left = useSecondsUntil(until);

  async function handlePress() {
    if (await onSend()) setUntil(Date.now() + WAIT_S * SECOND_MS);
  }

  return (
    <Button
      variant="outline"
      className="w-full tabular-figures"
      disabled={left > 0}
      isBusy={isBusy}
      busyLabel="A pedir..."
      onClick={() => void handlePress()}
    >
      {left > 0 ? `Enviar outra vez, daqui a ${waitWords(left)}` : 'Enviar outra vez'}
    </Button>
  );
}

function waitWords(seconds: number): string {
  return seconds >= WAIT_S ? '1 minuto' : countLabel(seconds, { one: 'segundo', many: 'segundos' });
}

/** How many seconds are left until a moment; 0 once it is there. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = now < until;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
