import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { mailKindLabel, mailServer, stuckMailsTitle } from '@/domain/mail/mail';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { staffClient } from '@/lib/staff-client';
import { findMailSettings, listStuckMails, type StuckMail } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

const dialog = lazyDialog(
  async () => import('./StuckMailsDialog'),
  'Não foi possível abrir os e-mails. Tente novamente.',
);

const WEEK_MS = 7 * 24 * 3_600_000;

/** Warns on the dashboard of mails that are not being sent, and lists them (MAIL-03). */
export function StuckMailsNotice() {
  const isAny = usePolledCount(queryKeys.stuckMailCount) > 0;
  const [wasAny, setWasAny] = useState(false);
  if (isAny && !wasAny) setWasAny(true);
  // It stays when no stuck mail is left, because its dialog may be open.
  return wasAny ? <StuckMails /> : null;
}

function StuckMails() {
  const { data } = useQuery({
    queryKey: [...queryKeys.mails, 'stuck'],
    queryFn: async () => {
      const client = staffClient();
      const since = new Date(Date.now() - WEEK_MS).toISOString();
      const [mails, settings] = await Promise.all([
        listStuckMails(client, since),
        findMailSettings(client),
      ]);
      return { mails, server: mailServer(settings, new Date()) };
    },
    meta: { log: 'listStuckMails' },
  });
  const [isOpen, setIsOpen] = useState(false);
  const open = useDialogOpening(dialog);
  const mails = data?.mails ?? [];
  return (
    <>
      <ScrollAnchor contents={mails.length}>
        {mails.length > 0 && (
          <StuckMailsStrip mails={mails} onOpen={() => open(() => setIsOpen(true))} />
        )}
      </ScrollAnchor>
      {isOpen && data !== undefined && (
        <dialog.Part mails={mails} server={data.server} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function StuckMailsStrip({ mails, onOpen }: { mails: readonly StuckMail[]; onOpen: () => void }) {
  const [first, ...others] = mails;
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` e mais ${others.length}`;
  return (
    <WarningStrip
      icon={MailX}
      label="E-mails parados"
      title={stuckMailsTitle(mails)}
      action={
        <Button variant="quiet" className="flex-none underline!" onClick={onOpen}>
          {others.length === 0 ? 'Ver e-mail' : 'Ver e-mails'}
        </Button>
      }
    >
      <span className="wrap-anywhere">
        {`${first.bookings?.guest_name ?? first.recipient}, “${mailKindLabel(first.kind)}”${more}`}
      </span>
    </WarningStrip>
  );
}
