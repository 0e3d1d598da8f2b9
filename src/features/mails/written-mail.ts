import { useQuery } from '@tanstack/react-query';
import { mailHouse } from '@/copy/mail-house';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { readMailData, type Mail } from '@/queries/mails';
import { listTaxSeasons } from '@/queries/rates';
import { queryKeys } from '@/queries/query-keys';
import type { MailData } from '../../../supabase/functions/_shared/mail/mail-data.ts';
import {
  renderMail,
  type RenderedMail,
} from '../../../supabase/functions/_shared/mail/render-mail.ts';

// Written by the very code that sends mails. It is much, and comes with the parts that show a mail.

/** A mail as it would be written now; null when what it is about is gone. */
export function writeMail(data: MailData): RenderedMail | null {
  return renderMail(data, mailHouse(window.location.origin));
}

/** A mail of the house as it would go out now; `null` when what it is about is gone. */
export function useWrittenMail({ id, state, created_at }: Mail) {
  return useQuery({
    queryKey: [...queryKeys.mails, 'written', id, state, created_at],
    queryFn: async () => {
      await requireSession();
      const client = staffClient();
      const [data, tourist_tax] = await Promise.all([
        readMailData<MailData>(client, id),
        // As the worker that sends mails does it: a mail goes without this line where it cannot be read.
        listTaxSeasons(client).catch(() => []),
      ]);
      return writeMail({ ...data, tourist_tax });
    },
  });
}
