import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { useLoad } from '@/hooks/useLoad';
import { adminPaths } from '@/lib/staff-paths';
import { readLink, type LinkHolder } from '@/queries/account/password';
import { StepSkeleton } from './LoginSkeleton';
import { NewPasswordForm } from './NewPasswordForm';
import { StepHead } from './StepHead';

interface NewPasswordStepProps {
  /** The secret of the link; '' without one. */
  link: string;
  /** The password is chosen and the person signed in. */
  onIn: () => void;
  /** Another link is asked for. */
  onAnother: () => void;
}

/** Whose link it is, and the password that it lets choose; or that it serves no more. */
export function NewPasswordStep({ link, onIn, onAnother }: NewPasswordStepProps) {
  const { loaded, retry } = useLoad(['readLink', link], async () =>
    link === '' ? null : readLink(link),
  );
  const [ended, setEnded] = useState<LinkHolder['kind'] | null>(null);

  if (loaded.status === 'loading') return <StepSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <div className="grid gap-4.5">
        <StepHead title="Nova palavra-passe" />
        <ErrorBox title="Não foi possível abrir a ligação." onRetry={retry}>
          Verifique a rede e tente novamente: a ligação continua a servir.
        </ErrorBox>
      </div>
    );
  }
  if (loaded.data === null || ended !== null) {
    return <LinkOver kind={ended} onAnother={onAnother} />;
  }
  const { kind } = loaded.data;
  return (
    <NewPasswordForm
      link={link}
      holder={loaded.data}
      onIn={onIn}
      onLinkOver={() => setEnded(kind)}
    />
  );
}

function LinkOver({
  kind,
  onAnother,
}: {
  /** What it was of, where that was still told. */
  kind: LinkHolder['kind'] | null;
  onAnother: () => void;
}) {
  const isInvitation = kind === 'invitation';
  return (
    <div className="grid gap-4.5">
      <div>
        <StepHead title="Esta ligação já não serve." isFocused>
          {isInvitation
            ? 'Os convites valem 48 horas, uma só vez: peça outro convite à gerência.'
            : 'Vale pouco tempo e uma só vez. Abra a do e-mail mais recente, ou peça outra.'}
        </StepHead>
        {kind === null && (
          <p className="mt-1.5 text-15 text-tinta-2">
            Era um convite? Peça outro convite à gerência.
          </p>
        )}
      </div>
      {!isInvitation && (
        <Button className="w-full" onClick={onAnother}>
          Pedir outra
        </Button>
      )}
      <LinkButton
        variant="quiet"
        to={adminPaths.login}
        className="-my-2 -ms-2 justify-self-start text-15!"
      >
        Voltar a entrar
      </LinkButton>
    </div>
  );
}
