import { PageMeta } from '@/components/PageMeta';
import { MessagesScreen } from '@/features/admin-messages/MessagesScreen';

/** What guests wrote in the contact form (Specification §2, Admin contact messages). */
export default function MessagesPage() {
  return (
    <>
      <PageMeta title="Mensagens" isHidden />
      <MessagesScreen />
    </>
  );
}
