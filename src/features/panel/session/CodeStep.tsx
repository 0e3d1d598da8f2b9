import { useState } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { NoteBox } from '@/components/NoteBox';
import { calledName, FEW_CODES, isMember, type Account } from '@/domain/account/account';
import { codesLeftWords } from '@/domain/account/code';
import { staffClient } from '@/lib/staff-client';
import { adminPaths } from '@/lib/staff-paths';
import { proveSecondFactor } from '@/queries/account/second-factor';
import { CodeForm } from './CodeForm';
import { StepHead } from './StepHead';
import type { CodeTaken } from './useCodeTry';
import { useSession } from './useSession';

interface CodeStepProps {
  account: Account | null;
  onDone: () => void;
}

/**
 * The second step of signing in. Whoever came in with a recovery code, or has few left, is told how
 * many before going on (STAFF-04).
 */
export function CodeStep({ account, onDone }: CodeStepProps) {
  const { isSigningOut, signOut } = useSession();
  const [left, setLeft] = useState<number | null>(null);
  const name = account !== null && isMember(account) ? calledName(account.name) : null;

  function handleTaken({ is_recovery, codes_left }: CodeTaken) {
    if (is_recovery || codes_left < FEW_CODES) setLeft(codes_left);
    else onDone();
  }

  if (left !== null) return <CodesLeft left={left} onDone={onDone} />;
  return (
    <div className="grid gap-4.5">
      <div>
        <StepHead title="Mais um passo">
          {`${name === null ? 'Escreva' : `${name}, escreva`} os seis algarismos da aplicação de autenticação.`}
        </StepHead>
      </div>
      <CodeForm
        send={async (code) => proveSecondFactor(staffClient(), code)}
        onTaken={handleTaken}
        submitLabel="Entrar"
      >
        <Button
          variant="quiet"
          className="text-15!"
          isBusy={isSigningOut}
          busyLabel="A sair..."
          onClick={() => void signOut()}
        >
          Não sou eu: sair
        </Button>
      </CodeForm>
    </div>
  );
}

function CodesLeft({ left, onDone }: { left: number; onDone: () => void }) {
  return (
    <div className="grid gap-4.5">
      <div>
        <StepHead title="Está dentro" isFocused />
      </div>
      <NoteBox tone={left < FEW_CODES ? 'ocre' : 'areia'}>
        {codesLeftWords(left)}
        {left < FEW_CODES && ' Faça novos enquanto tem o telemóvel consigo.'}
      </NoteBox>
      <Button className="w-full" onClick={onDone}>
        Continuar
      </Button>
      <LinkButton
        variant="quiet"
        to={adminPaths.account}
        className="-my-2 -ms-2 justify-self-start text-15!"
      >
        Fazer códigos novos
      </LinkButton>
    </div>
  );
}
