import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { StayCounts } from '@/domain/channel/feeds';
import { countLabel } from '@/domain/basics/text';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedChange } from '../useFeedChanges';
import type { Sync } from './useSync';

interface AcceptDropProps {
  feed: ChannelFeed;
  whose: string;
  counts: StayCounts;
  sync: Sync;
  onClose: () => void;
}

/**
 * Asks whether the stays that vanished together really are cancelled. If so, the calendar is read
 * again at once, and that reading cancels them here (CHAN-05).
 */
export function AcceptDrop({ feed, whose, counts, sync, onClose }: AcceptDropProps) {
  const { change, isPending, error } = useFeedChange({
    onDone: () => {
      onClose();
      sync.sync([feed.id]);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isSheet
      title="Estão mesmo canceladas?"
      confirmLabel="Estão canceladas"
      cancelLabel="Voltar"
      isBusy={isPending}
      error={error?.message}
      onConfirm={() => void change({ id: feed.id, changes: { drop_accepted: true } })}
      onCancel={onClose}
    >
      <p>
        {whose}: lemos o calendário outra vez e cancelamos aqui{' '}
        {countLabel(counts.missing, { one: 'estadia', many: 'estadias' })}, se continuarem a faltar.
        As suas noites ficam livres para vender.
      </p>
      <p>As que voltarem ao calendário ficam como estão.</p>
    </ConfirmDialog>
  );
}
