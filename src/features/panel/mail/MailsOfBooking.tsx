import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { canSendAgain, mailsToShow, type MailServer } from '@/domain/mail/mail';
import { useToday } from '@/hooks/useToday';
import { retryImport } from '@/lib/retry-import';
import { useToast } from '@/components/overlay/useToast';
import type { Mail } from '@/queries/mails';
import { NotLoaded } from '@/features/panel/parts/NotLoaded';
import { MailRow } from './MailRow';
import { useMails } from './useMails';

const preview = lazyWithPreload(() => retryImport(async () => import('./MailPreview')));

/** The mails of a booking or of its group: how each stands, and what can be done with it (MAIL-05). */
export function MailsOfBooking({
  group,
}: {
  group: readonly { id: string; updated_at: string }[];
}) {
  const { data, isLoadingError, isFetching, refetch } = useMails(group);
  if (isLoadingError) {
    return (
      <div className="mt-3">
        <NotLoaded words="Não foi possível carregar os e-mails." query={{ isFetching, refetch }} />
      </div>
    );
  }
  if (data === undefined) return null;
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
  const toast = useToast();
  if (today === null || mails.length === 0) return null;
  const current = mails.find(({ id }) => id === opened?.id);

  function handleOpen(mail: Mail) {
    preview.preload().then(
      () => setOpened(mail),
      () => toast.error('Não foi possível abrir o e-mail. Tente novamente.'),
    );
  }

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
            onOpen={() => handleOpen(mail)}
          />
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <preview.Part
            mail={current ?? opened}
            server={server}
            canBeSent={current !== undefined && canSendAgain(current, server, mails)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
