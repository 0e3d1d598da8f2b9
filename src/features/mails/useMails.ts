import { useQuery } from '@tanstack/react-query';
import { isUnderWay, mailServer, type MailServer } from '@/domain/mail';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { findMailSettings, listMails, type Mail } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** While a mail is on its way, it is asked after as often as the panel's rounds go (LIVE-01). */
const ROUND_MS = 15_000;

/** The mails of a request, and whether anything sends them. */
export interface BookingMails {
  mails: Mail[];
  server: MailServer;
}

/**
 * The mails of a booking, or of all of its group; read anew whenever one of them has changed, as a change is
 * what causes mails, and while one is on its way (MAIL-05).
 */
export function useMails(group: readonly { id: string; updated_at: string }[]) {
  const ids = group.map(({ id }) => id);
  return useQuery({
    queryKey: [...queryKeys.mails, 'of', ids.join(), group.map(({ updated_at }) => updated_at)],
    queryFn: async (): Promise<BookingMails> => {
      await requireSession();
      const client = staffClient();
      const [mails, settings] = await Promise.all([
        listMails(client, ids),
        findMailSettings(client),
      ]);
      return { mails, server: mailServer(settings, new Date()) };
    },
    // While the newer ones are on their way, those of this booking stay.
    placeholderData: (previous: BookingMails | undefined, before) =>
      before?.queryKey[2] === ids.join() ? previous : undefined,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.server !== 'none' && data.mails.some(isUnderWay)
        ? ROUND_MS
        : false,
  });
}
