import { Button } from '@/components/Button';
import { unreadLabel } from '@/domain/channel/unread-entries';
import { AlertBox } from './AlertBox';
import type { FeedAlert } from './alerts-of-feeds';
import { UnreadList } from './UnreadList';
import type { Sync } from './useSync';

interface UnreadAlertProps {
  alert: FeedAlert;
  sync: Sync;
}

/** Entries of a calendar that could not be read, each with its line: their nights are for sale (CHAN-06). */
export function UnreadAlert({ alert: { feed, whose }, sync }: UnreadAlertProps) {
  return (
    <AlertBox
      tone="warn"
      title={`${whose}: ${unreadLabel(feed.unread_count)}`}
      actions={
        <Button
          variant="outline"
          isBusy={sync.reading.has(feed.id)}
          busyLabel="A ler..."
          disabled={sync.isBusy}
          onClick={() => sync.sync([feed.id])}
        >
          Ler outra vez
        </Button>
      }
    >
      Essas noites continuam à venda aqui: veja-as no canal e feche-as à mão. Enquanto assim
      estiver, nada do que falte neste calendário é cancelado.
      <UnreadList feed={feed} />
    </AlertBox>
  );
}
