import { type ReactNode, useState } from 'react';
import {
  canSendAgain,
  isUnderWay,
  type MailServer,
  mailServer,
  mailsToShow,
} from '@/domain/mail/mail';
import { useToday } from '@/hooks/useToday';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { findMailSettings, listMails, type Mail } from '@/queries/mails';
import { StillReading } from '@/features/panel/kit/StillReading';
import { MailRow } from './MailRow';
import { useQuery } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { queryKeys } from '@/queries/query-keys';

/** How often mails are read while one is being sent; close to the panel's polling (LIVE-01). */
const ROUND_MS = 15_000;

interface BookingMails {
  mails: Mail[];
  server: MailServer;
}

/**
 * The mails of a booking or its whole group (MAIL-05). They are read again whenever a booking has
 * changed, because changes cause mails, and at intervals while a mail is being sent.
 */
function useMails(group: readonly { id: string; updated_at: string }[]) {
  const ids = group.map(({ id }) => id);
  return useQuery({
    queryKey: [...queryKeys.mails, 'of', ids.join(), group.map(({ updated_at }) => updated_at)],
    queryFn: async (): Promise<BookingMails> => {
      const [mails, settings] = await asStaff((client) =>
        Promise.all([listMails(client, ids), findMailSettings(client)]),
      );
      return { mails, server: mailServer(settings, new Date()) };
    },
    // While this booking's mails load again, the ones already known stay.
    placeholderData: (previous: BookingMails | undefined, before) =>
      before?.queryKey[2] === ids.join() ? previous : undefined,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.server !== 'none' && data.mails.some(isUnderWay)
        ? ROUND_MS
        : false,
  });
}

const preview = lazyDialog(
  async () => import('./MailPreview'),
  'Não foi possível abrir o e-mail. Tente novamente.',
);

/** The mails of a booking or of its group: how each stands, and what can be done with it. */
export function MailsOfBooking({
  group,
}: {
  group: readonly { id: string; updated_at: string }[];
}) {
  const reading = useMails(group);
  const { data } = reading;
  if (data === undefined) {
    return (
      <StillReading
        of={reading}
        title="Não foi possível carregar os e-mails."
        isQuiet
        className="mt-3"
      />
    );
  }
  return <MailList mails={mailsToShow(data.mails)} server={data.server} />;
}

const SERVER_WORDS: Record<MailServer, string | null> = {
  on: null,
  down: 'O envio está parado. O que está na fila sai quando voltar.',
  none: 'Envio desligado: copie o texto ou abra-o no seu e-mail.',
};

/** A list of mails, and the dialog that shows one of them. */
export function MailList({
  mails,
  server,
  whose,
}: {
  mails: readonly Mail[];
  server: MailServer;
  /** By mail id, whose mail each is, where they are not all of one booking. */
  whose?: Readonly<Record<string, ReactNode>>;
}) {
  const today = useToday();
  const [opened, setOpened] = useState<Mail | null>(null);
  const openPreview = useDialogOpening(preview);
  if (today === null || mails.length === 0) return null;
  const current = mails.find(({ id }) => id === opened?.id);

  return (
    <>
      {SERVER_WORDS[server] !== null && (
        <p className="mt-2.5 text-12 leading-4.25 text-tinta-2">{SERVER_WORDS[server]}</p>
      )}
      <ul className="mt-2 text-13 tabular-figures">
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            {...{ mail, server, today }}
            canBeSent={canSendAgain(mail, server, mails)}
            whose={whose?.[mail.id]}
            onOpen={() => openPreview(() => setOpened(mail))}
          />
        ))}
      </ul>
      {opened !== null && (
        <preview.Part
          mail={current ?? opened}
          server={server}
          canBeSent={current !== undefined && canSendAgain(current, server, mails)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
