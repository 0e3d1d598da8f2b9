import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { mailProblem, mailServer } from '@/domain/mail/mail';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { staffClient } from '@/lib/staff-client';
import { adminPaths } from '@/lib/staff-paths';
import { findMailSettings } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** The worker reports at least every ten minutes. */
const REFRESH_MS = 5 * 60_000;

/**
 * Warns on the dashboard when the house's mails are no longer sent, before any of them is late;
 * nothing where the house has no mail server (MAIL-03).
 */
export function MailServerNotice() {
  const { data } = useQuery({
    queryKey: [...queryKeys.mailSettings, 'server'],
    queryFn: async () => {
      const settings = await findMailSettings(staffClient());
      return { settings, server: mailServer(settings, new Date()) };
    },
    refetchInterval: REFRESH_MS,
    meta: { log: 'findMailSettings' },
  });
  const isDown = data?.server === 'down';
  return (
    <ScrollAnchor contents={isDown}>
      {isDown && (
        <WarningStrip
          icon={MailX}
          label="Envio de e-mails"
          title="O envio de e-mails está parado"
          action={
            <Link
              to={adminPaths.mailTexts}
              className="flex min-h-8.5 flex-none items-center text-14 text-link max-md:min-h-11"
            >
              Ver envio
            </Link>
          }
        >
          {`${reason(data.settings.smtp_error)} Os hóspedes não recebem nada até lá.`}
        </WarningStrip>
      )}
    </ScrollAnchor>
  );
}

function reason(error: string | null): string {
  if (error === null) return 'Há mais de meia hora que nada os envia.';
  const words = mailProblem(error);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
