import { Plus, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { ageWords } from '@/domain/calendar/day-words';
import { CHANNELS, type StayCounts } from '@/domain/channel/feeds';
import { calendarFolder, calendarAddress } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { useNewFeed, useNewKeys, useFeedRemoval } from '../useFeedChanges';
import { CopyAddress } from './CopyAddress';

/** Every room offers these; another platform's address is created with its calendar. */
const OFFERED = ['booking_com', 'airbnb', 'other'] as const;

interface OurAddressesProps {
  room: RoomRow;
  /** Of this room, in the order in which they were added. */
  feeds: readonly ChannelFeed[];
  names: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, StayCounts> | null;
  now: Date;
}

/** The addresses of a room's own calendar, one for each platform (CHAN-01). */
export function OurAddresses({ room, feeds, names, counts, now }: OurAddressesProps) {
  const roomLabel = `quarto ${room.room_number}`;
  const making = useNewFeed();
  const missing = OFFERED.filter((channel) => !feeds.some((feed) => feed.channel === channel));
  const inOrder = CHANNELS.flatMap((channel) => feeds.filter((feed) => feed.channel === channel));
  return (
    <section
      aria-label={`O calendário do ${roomLabel}, para fora`}
      className="min-w-0 px-4 pt-4 pb-4.5 lg:px-4.5"
    >
      <h3 className="font-sans text-14 font-semibold tracking-normal">
        O calendário deste quarto, para fora
      </h3>
      <p className="mt-0.5 mb-3 text-12 text-tinta-2">
        Noites ocupadas e dias bloqueados, sem nomes. Cada canal tem o seu endereço, para não
        receber de volta o que nos deu.
      </p>
      {!calendarFolder().startsWith('https:') && (
        <p className="mb-3 text-12 font-medium text-ocre-800">
          Esta instalação só responde nesta máquina: nenhum canal chega a estes endereços.
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {inOrder.map((feed) => (
          <OurAddress
            key={feed.id}
            {...{ feed, roomLabel, now }}
            name={names.get(feed.id) ?? ''}
            mayRemove={feed.url === null && counts !== null && !counts.has(feed.id)}
          />
        ))}
        {missing.map((channel) => {
          const label = channel === 'other' ? 'Outros' : bookingSourceLabel(channel);
          return (
            <li key={channel} className="flex min-h-9 flex-wrap items-center gap-2 text-14">
              <span className="w-23 flex-none max-md:w-full max-md:font-medium">{label}</span>
              <Button
                variant="outline"
                aria-label={`Criar endereço para ${label}`}
                isBusy={making.isPending && making.input?.channel === channel}
                busyLabel="A criar..."
                disabled={making.isPending}
                onClick={() => void making.change({ room_id: room.id, channel, url: null })}
              >
                <Plus aria-hidden />
                Criar endereço
              </Button>
            </li>
          );
        })}
      </ul>
      {making.error && !making.error.isSessionOver && (
        <div role="alert">
          <FieldError>{making.error.message}</FieldError>
        </div>
      )}
      {feeds.length > 0 && <NewAddresses {...{ room, roomLabel }} />}
    </section>
  );
}

/** Renews a room's addresses; asks first, because the old ones stop working at once. */
function NewAddresses({ room, roomLabel }: { room: RoomRow; roomLabel: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { change, isPending, error, reset } = useNewKeys({ onDone: () => setIsAsking(false) });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <KeyRound aria-hidden />
        Novos endereços
      </Button>
      <p className="text-12 text-tinta-2">Os de agora deixam de funcionar.</p>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isSheet
        title={`Novos endereços para o ${roomLabel}?`}
        confirmLabel="Criar novos"
        isBusy={isPending}
        error={error?.message}
        onConfirm={() => void change(room.id)}
        onCancel={() => {
          reset();
          setIsAsking(false);
        }}
      >
        <p>Os de agora deixam de funcionar em todos os canais.</p>
        <p>
          Até copiar os novos para cada canal, eles não sabem o que se vende aqui: podem vender as
          mesmas noites. O que lemos deles não muda.
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface OurAddressProps {
  feed: ChannelFeed;
  name: string;
  roomLabel: string;
  now: Date;
  mayRemove: boolean;
}

/** Our address for one platform, and when the platform last read it, if ever (CHAN-01). */
function OurAddress({ feed, name, roomLabel, now, mayRemove }: OurAddressProps) {
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
