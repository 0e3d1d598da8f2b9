import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { MessagesScreen } from '@/features/admin-messages/MessagesScreen';

/** The messages from the contact form (ADM-MSG-03). */
export default function MessagesPage() {
  return (
    <>
      <PanelMeta title="Mensagens" />
      <MessagesScreen />
    </>
  );
}
