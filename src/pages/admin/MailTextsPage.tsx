import { MailTextsScreen } from '@/features/mail-texts/MailTextsScreen';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';

/** What the house adds to its mails (MAIL-06). */
export default function MailTextsPage() {
  return (
    <>
      <PanelMeta title="Textos dos e-mails" />
      <MailTextsScreen />
    </>
  );
}
