import { useState } from 'react';
import { Button } from '@/components/Button';
import { dropAcceptableFrom, missingLabel, type StayCounts } from '@/domain/channel/feeds';
import { formatClock } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { AlertBox } from './AlertBox';
import type { FeedAlert } from './alerts-of-feeds';
import { FeedStays } from './FeedStays';
import type { Sync } from './useSync';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { countLabel } from '@/domain/basics/text';
import type { ChannelFeed } from '@/queries/channels';
import { useFeedChange } from '../useFeedChanges';

interface DropAlertProps {
  alert: FeedAlert;
  sync: Sync;
  now: Date;
  today: Day;
}

/** Most stays of a calendar vanished at once: none is cancelled until staff confirm (CHAN-05). */
export function DropAlert({ alert: { feed, whose, own }, sync, now, today }: DropAlertProps) {
  const [opened, setOpened] = useState<'stays' | 'accept' | null>(null);
  const from = dropAcceptableFrom(own);
  const mayAccept = from !== null && Date.parse(from) <= now.getTime();
  const left = own.booked + own.conflicts - own.missing;
  return (
    <AlertBox
      tone="warn"
      title={`${whose}: ${missingLabel(own)}`}
      actions={
        <>
          <Button variant="outline" onClick={() => setOpened('stays')}>
            {own.missing === 1 ? 'Ver a estadia' : `Ver as ${own.missing}`}
          </Button>
          {!feed.drop_accepted && (
            <Button variant="outline" disabled={!mayAccept} onClick={() => setOpened('accept')}>
              Estão mesmo canceladas
            </Button>
          )}
        </>
      }
    >
      O calendário de hoje já só traz {left}. Pode ser um engano do canal: não cancelámos nada e os
      quartos continuam ocupados.
      {feed.drop_accepted && ' Já disse que estão canceladas: a próxima leitura cancela-as.'}
      {!feed.drop_accepted &&
        !mayAccept &&
        from !== null &&
        ` A partir das ${formatClock(from)} pode dizer se estão mesmo canceladas.`}
      {opened === 'stays' && (
        <FeedStays
          {...{ feed, today }}
          title={whose}
          isMissingOnly
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'accept' && (
        <AcceptDrop {...{ feed, whose, sync }} counts={own} onClose={() => setOpened(null)} />
      )}
    </AlertBox>
  );
}

interface AcceptDropProps {
  feed: ChannelFeed;
  whose: string;
  counts: StayCounts;
  sync: Sync;
  onClose: () => void;
}

/**
 * Asks whether the stays that vanished together really are cancelled. If so, the calendar is read
 * again at once, and that reading cancels them here.
 */
function AcceptDrop({ feed, whose, counts, sync, onClose }: AcceptDropProps) {
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
