import { useState } from 'react';
import { Button } from '@/components/Button';
import { dropAcceptableFrom, missingLabel } from '@/domain/channel/feeds';
import { formatClock } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { AcceptDrop } from './AcceptDrop';
import { AlertBox } from './AlertBox';
import type { FeedAlert } from './alerts-of-feeds';
import { FeedStays } from './FeedStays';
import type { Sync } from './useSync';

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
