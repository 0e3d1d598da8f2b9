import { ExternalLink as ExternalLinkIcon, LogOut } from 'lucide-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { useSession } from '@/features/panel/session/useSession';
import { homePath } from '@/lib/paths';

/** What a signed-in user who is not staff sees instead of empty lists. */
export function NotStaffNotice({ email }: { email: string }) {
  const { isSigningOut, signOut } = useSession();
  return (
    <section className="mx-auto mt-[7vh] max-w-155 rounded-card border border-linha bg-branco shadow-s1">
      <PageMeta title="Sem acesso" isHidden />
      <EmptyState
        title="Esta conta não é da equipa"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton variant="outline" to={homePath}>
              <ExternalLinkIcon aria-hidden />
              Ver site
            </LinkButton>
            <Button onClick={() => void signOut()} isBusy={isSigningOut} busyLabel="A sair...">
              <LogOut aria-hidden />
              Sair e entrar com outra conta
            </Button>
          </div>
        }
      >
        <p>
          Iniciou sessão como <span className="wrap-anywhere">{email}</span>, mas esta conta não tem
          acesso às reservas, aos quartos nem às mensagens. Peça acesso a quem gere o hostel ou
          entre com outra conta.
        </p>
      </EmptyState>
    </section>
  );
}
