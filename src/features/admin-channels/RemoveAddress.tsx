import { ConfirmDialog } from '@/components/ConfirmDialog';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedRemoval } from './useFeedChanges';

interface RemoveAddressProps {
  feed: ChannelFeed;
  name: string;
  door: string;
  onClose: () => void;
}

/** Asks before an address of ours is taken away for good. Offered only where nothing came by its calendar. */
export function RemoveAddress({ feed, name, door, onClose }: RemoveAddressProps) {
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
        Quem o lê deixa de saber que noites do {door} estão ocupadas, e pode vendê-las outra vez.
        {feed.exported_at === null && ' Até agora ninguém o leu.'}
      </p>
      <p>As reservas ficam como estão.</p>
    </ConfirmDialog>
  );
}
