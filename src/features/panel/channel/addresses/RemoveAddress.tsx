import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedRemoval } from '../useFeedChanges';

interface RemoveAddressProps {
  feed: ChannelFeed;
  name: string;
  roomLabel: string;
  onClose: () => void;
}

/**
 * Asks before one of our addresses is deleted for good. It is offered only where no calendar is
 * read with it and no stays that one brought are to come.
 */
export function RemoveAddress({ feed, name, roomLabel, onClose }: RemoveAddressProps) {
  const { change, isPending, error } = useFeedRemoval({ onDone: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isSheet
      title={`Apagar o endereço para ${name}?`}
      confirmLabel="Apagar endereço"
      busyLabel="A apagar..."
      isBusy={isPending}
      error={error?.message}
      onConfirm={() => void change(feed.id)}
      onCancel={onClose}
    >
      <p>
        Quem o lê deixa de saber que noites do {roomLabel} estão ocupadas, e pode vendê-las outra
        vez.
        {feed.exported_at === null && ' Até agora ninguém o leu.'}
      </p>
      <p>As reservas ficam como estão.</p>
    </ConfirmDialog>
  );
}
