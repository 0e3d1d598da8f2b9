import { useQuery } from '@tanstack/react-query';
import { mailServer } from '@/domain/mail';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import {
  countWaitingMails,
  findLastSentAt,
  findMailSettings,
  listMailTexts,
} from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** All that staff settle about mails. */
export function useMailTexts() {
  return useQuery({
    queryKey: queryKeys.mailTexts,
    queryFn: async () => {
      await requireSession();
      const client = staffClient();
      const [texts, settings] = await Promise.all([
        listMailTexts(client),
        findMailSettings(client),
      ]);
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
      await requireSession();
      const client = staffClient();
      const [lastSentAt, waiting] = await Promise.all([
        findLastSentAt(client),
        countWaitingMails(client),
      ]);
      return { lastSentAt, waiting };
    },
  });
}
