import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextInput } from '@/components/form/TextInput';
import { ageWords } from '@/domain/calendar/day-words';
import { calendarAddress } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import { CopyAddress } from './CopyAddress';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { useFeedRemoval } from '../useFeedChanges';

interface OurAddressProps {
  feed: ChannelFeed;
  name: string;
  roomLabel: string;
  now: Date;
  mayRemove: boolean;
}

/** Our address for one platform, and when the platform last read it, if ever (CHAN-01). */
export function OurAddress({ feed, name, roomLabel, now, mayRemove }: OurAddressProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { exported_at } = feed;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 text-14 md:grid-cols-[5.75rem_minmax(0,1fr)_auto]">
      <span className="max-md:col-span-2 max-md:font-medium">{name}</span>
      <TextInput
        readOnly
        aria-label={`Endereço do ${roomLabel} para ${name}`}
        value={calendarAddress(feed.export_key)}
        onFocus={(event) => event.currentTarget.select()}
        className="truncate text-13!"
      />
      <span className="flex gap-1">
        <CopyAddress exportKey={feed.export_key} whose={`do ${roomLabel} para ${name}`}>
          Copiar
        </CopyAddress>
        {mayRemove && (
          <Button
            variant="quiet"
            aria-label={`Apagar o endereço do ${roomLabel} para ${name}`}
            onClick={() => setIsRemoving(true)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </span>
      <span className="text-12 text-tinta-2 max-md:col-span-2 md:col-start-2">
        {exported_at === null
          ? 'Ainda ninguém o leu'
          : `Lido pelo canal ${ageWords(exported_at, now)}`}
      </span>
      {isRemoving && (
        <RemoveAddress {...{ feed, name, roomLabel }} onClose={() => setIsRemoving(false)} />
      )}
    </li>
  );
}

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
function RemoveAddress({ feed, name, roomLabel, onClose }: RemoveAddressProps) {
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
