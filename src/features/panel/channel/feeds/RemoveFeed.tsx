import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { StayCounts } from '@/domain/channel/feeds';
import { countLabel } from '@/domain/basics/text';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedChange } from '../useFeedChanges';

interface RemoveFeedProps {
  feed: ChannelFeed;
  name: string;
  roomLabel: string;
  /** Null while it is not known what it has brought. */
  counts: StayCounts | null;
  onClose: () => void;
}

/**
 * Asks before a calendar is no longer read. Only its URL is cleared: if its row were deleted, its
 * stays would conflict with their own bookings as soon as the calendar was read again.
 */
export function RemoveFeed({ feed, name, roomLabel, counts, onClose }: RemoveFeedProps) {
  const [isAgreed, setIsAgreed] = useState(false);
  const { change, isPending, error } = useFeedChange({ onDone: onClose });
  const conflicts = counts?.conflicts ?? 0;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isSheet
      title="Retirar este calendário?"
      confirmLabel="Retirar"
      busyLabel="A retirar..."
      isBusy={isPending}
      isConfirmOff={counts === null || (conflicts > 0 && !isAgreed)}
      error={error?.message}
      onConfirm={() => void change({ id: feed.id, changes: { url: null } })}
      onCancel={onClose}
    >
      <p>
        Deixamos de ler o calendário {name} do {roomLabel}: o que lá se vender, mudar ou cancelar
        deixa de se saber aqui.
      </p>
      <p>{stayingWords(counts)}</p>
      <p>
        O nosso endereço para {name} continua a dizer que noites estão ocupadas. Se o calendário
        voltar a ser lido, as mesmas estadias são reconhecidas.
      </p>
      {conflicts > 0 && (
        <label className="flex items-start gap-2 rounded-field bg-ocre-100 p-3 font-medium text-ocre-800">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.target.checked)}
            className="mt-0.5 size-5 flex-none accent-anil-600"
          />
          <span>
            {conflicts === 1
              ? 'Sai da lista um conflito por resolver: essa estadia continua vendida lá e fica sem quarto aqui. Já tratei dela.'
              : `Saem da lista ${conflicts} conflitos por resolver: essas estadias continuam vendidas lá e ficam sem quarto aqui. Já tratei delas.`}
          </span>
        </label>
      )}
    </ConfirmDialog>
  );
}

function stayingWords(counts: StayCounts | null): string {
  if (counts === null)
    return 'As reservas que trouxe ficam cá e continuam a ocupar as suas noites.';
  const { booked } = counts;
  if (booked === 0) return 'Não trouxe nenhuma reserva que ainda esteja para vir.';
  return booked === 1
    ? 'A reserva que trouxe fica cá e continua a ocupar as suas noites.'
    : `As ${countLabel(booked, { one: 'reserva', many: 'reservas' })} que trouxe ficam cá e continuam a ocupar as suas noites.`;
}
