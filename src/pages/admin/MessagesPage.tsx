import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { MessagesScreen } from '@/features/panel/message/MessagesScreen';

/** The messages from the contact form (ADM-MSG-03). */
export default function MessagesPage() {
  return (
    <>
      <PanelMeta title="Mensagens" />
      <MessagesScreen />
    </>
  );
}
