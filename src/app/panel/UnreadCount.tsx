import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';

export function UnreadCount() {
  const { data: count = 0 } = useUnreadMessages();
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-pill bg-barro-600 px-1.75 text-12 leading-4.5 font-semibold text-branco tabular-figures forced-colors:border">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{count === 1 ? '1 não lida' : `${count} não lidas`}</VisuallyHidden>
    </span>
  );
}
