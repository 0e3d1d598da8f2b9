import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Member } from '@/domain/account/account';
import { ROLE_NAMES } from '@/domain/account/role';
import { useMember } from '@/features/panel/session/useAccount';
import { adminPaths } from '@/lib/staff-paths';
import { BackToHouse } from '@/features/panel/session/BackToHouse';

interface NotYoursProps {
  /** The screen's own title. */
  screen: string;
  /** Whose it is: 'A equipa é com a gerência'. */
  title: string;
}

/**
 * A screen of the owner's, opened by somebody else: whom to speak to, instead of data that the
 * database would refuse (STAFF-02).
 */
export function NotYours({ screen, title }: NotYoursProps) {
  const member = useMember();
  const cardRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const heading = cardRef.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);

  return (
    <>
      <BackToHouse />
      <PanelHeader title={screen} />
      <section ref={cardRef} className={PANEL_CARD}>
        <EmptyState
          tile="compass"
          title={title}
          action={
            <LinkButton variant="outline" to={adminPaths.dashboard}>
              Voltar ao Dashboard
            </LinkButton>
          }
        >
          <p>{member === undefined ? 'Fale com a gerência.' : whomToAsk(member)}</p>
        </EmptyState>
      </section>
    </>
  );
}

function whomToAsk({ role, owners }: Member): string {
  const owner = owners.length === 0 ? 'a gerência' : owners.join(' ou ');
  return `Entrou como ${ROLE_NAMES[role].toLowerCase()}. Se precisa de mudar alguma coisa aqui, fale com ${owner}.`;
}
