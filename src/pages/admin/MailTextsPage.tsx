import { MailTextsScreen } from '@/features/mail-texts/MailTextsScreen';
import { PanelMeta } from '@/features/admin-requests/PanelMeta';

/** The paragraphs that staff add to mails (MAIL-06). */
export default function MailTextsPage() {
  return (
    <>
      <PanelMeta title="Textos dos e-mails" />
      <MailTextsScreen />
    </>
  );
}
