import { MailTextsScreen } from '@/features/panel/mail/texts/MailTextsScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** The paragraphs that staff add to mails (MAIL-06). */
export default function MailTextsPage() {
  return (
    <>
      <PanelMeta title="Textos dos e-mails" />
      <MailTextsScreen />
    </>
  );
}
