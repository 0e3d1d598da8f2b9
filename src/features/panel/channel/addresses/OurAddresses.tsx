import { Plus, KeyRound } from 'lucide-react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { bookingSourceLabel } from '@/domain/booking/booking-source';
import { CHANNELS, type StayCounts } from '@/domain/channel/feeds';
import { calendarFolder } from '@/lib/calendar-address';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { OurAddress } from './OurAddress';
import { useNewFeed, useNewKeys } from '../useFeedChanges';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';

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
