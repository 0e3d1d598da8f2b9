import { useQuery } from '@tanstack/react-query';
import { isUnderWay, mailServer, type MailServer } from '@/domain/mail/mail';
import { asStaff } from '@/features/panel/change/as-staff';
import { findMailSettings, listMails, type Mail } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** How often mails are read while one is being sent; close to the panel's polling (LIVE-01). */
const ROUND_MS = 15_000;

/** The mails of a booking, and the state of the mail server. */
export interface BookingMails {
  mails: Mail[];
  server: MailServer;
}

/**
 * The mails of a booking or its whole group (MAIL-05). They are read again whenever a booking has
 * changed, because changes cause mails, and at intervals while a mail is being sent.
 */
export function useMails(group: readonly { id: string; updated_at: string }[]) {
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
