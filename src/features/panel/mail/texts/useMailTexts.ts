import { useQuery } from '@tanstack/react-query';
import { mailServer } from '@/domain/mail/mail';
import { asStaff } from '@/features/panel/change/as-staff';
import {
  countWaitingMails,
  findLastSentAt,
  findMailSettings,
  listMailTexts,
} from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** All mail texts and settings, and whether mails are being sent. */
export function useMailTexts() {
  return useQuery({
    queryKey: queryKeys.mailTexts,
    queryFn: async () => {
      const [texts, settings] = await asStaff((client) =>
        Promise.all([listMailTexts(client), findMailSettings(client)]),
      );
      return { texts, settings, server: mailServer(settings, new Date()) };
    },
  });
}

export type SettledMails = NonNullable<ReturnType<typeof useMailTexts>['data']>;

/** When a mail last went out (ISO time, null for never), and how many wait. */
export function useMailTraffic() {
  return useQuery({
    queryKey: [...queryKeys.mails, 'traffic'],
    queryFn: async () => {
      const [lastSentAt, waiting] = await asStaff((client) =>
        Promise.all([findLastSentAt(client), countWaitingMails(client)]),
      );
      return { lastSentAt, waiting };
    },
  });
}
