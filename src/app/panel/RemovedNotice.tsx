import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { PageMeta } from '@/components/PageMeta';
import { PANEL_CARD } from '@/components/panel-styles';
import { useSession } from '@/features/panel/session/useSession';
import { useFocusWhen } from '@/hooks/focus';
import { homePath } from '@/lib/paths';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { queryKeys } from '@/queries/query-keys';
import { MAIN_ID } from '../main-content';

/**
 * All that is left of the panel of somebody who was removed from the team, also of one that was open:
 * what had been read, and what was typed, is forgotten (STAFF-01).
 */
export function RemovedNotice() {
  const { isSigningOut, signOut } = useSession();
  const client = useQueryClient();
  const titleRef = useFocusWhen<HTMLHeadingElement>(true);

  useEffect(() => {
    forgetStaffDrafts();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.account[0] });
    client.removeQueries({ queryKey: queryKeys.ownActivity });
    client.getMutationCache().clear();
  }, [client]);

  return (
    <div className="min-h-dvh">
      <PageMeta title="Conta retirada" isHidden />
      <header className="border-b border-linha bg-branco">
        <Frieze isThin />
        <div className="px-4 py-1.5">
          <Logo to={homePath} isCompact className="min-h-11" />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="px-4">
        <section
          className={`mx-auto mt-[10vh] grid max-w-120 justify-items-center px-6 py-12 text-center ${PANEL_CARD}`}
        >
          <h1 ref={titleRef} tabIndex={-1} className="text-22 text-balance">
            A sua conta foi retirada. Fale com a gerência.
          </h1>
          <Button
            className="mt-5"
            onClick={() => void signOut()}
            isBusy={isSigningOut}
            busyLabel="A sair..."
          >
            <LogOut aria-hidden />
            Sair
          </Button>
        </section>
      </main>
    </div>
  );
}
