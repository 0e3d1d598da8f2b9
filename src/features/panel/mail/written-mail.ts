import { useQuery } from '@tanstack/react-query';
import { mailHouse } from '@/copy/mail-house';
import { asStaff } from '@/features/panel/change/as-staff';
import { readMailData, type Mail } from '@/queries/mails';
import { listTaxSeasons } from '@/queries/rates';
import { queryKeys } from '@/queries/query-keys';
import type { MailData } from '@mail/mail-data.ts';
import { renderMail, type RenderedMail } from '@mail/render-mail.ts';

// Uses the renderer of the mail worker. It is large, so it loads only with parts that show a mail.

/** Renders a mail from its data; null when its booking or message was deleted. */
export function writeMail(data: MailData): RenderedMail | null {
  return renderMail(data, mailHouse(window.location.origin));
}

/** A mail as it would be sent now; null when its booking or message was deleted. */
export function useWrittenMail({ id, state, created_at }: Mail) {
  return useQuery({
    queryKey: [...queryKeys.mails, 'written', id, state, created_at],
    queryFn: async () => {
      const [data, tourist_tax] = await asStaff((client) =>
        Promise.all([
          readMailData<MailData>(client, id),
          // Like the mail worker: if the tax cannot be read, the mail is written without it.
          listTaxSeasons(client).catch(() => []),
        ]),
      );
      return writeMail({ ...data, tourist_tax });
    },
  });
}
