import { CalendarX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { adminChannelsPath } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';

const LINK = 'flex min-h-8.5 flex-none items-center text-14 text-link max-md:min-h-11';

/**
 * Warns on the dashboard of stays that platforms sold but that have no room here, and of calendars
 * that could not be read for six hours; shows nothing while there are none (CHAN-02, CHAN-04).
 */
export function ChannelsNotice() {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const failing = usePolledCount(queryKeys.failingFeedCount);
  return (
    <ScrollAnchor contents={`${conflicts} ${failing}`}>
      {conflicts > 0 && (
        <WarningStrip
          icon={TriangleAlert}
          label="Conflitos"
          title={
            conflicts === 1 ? '1 conflito por resolver' : `${conflicts} conflitos por resolver`
          }
          action={
            <Link to={adminChannelsPath('conflitos')} className={LINK}>
              {conflicts === 1 ? 'Ver conflito' : 'Ver conflitos'}
            </Link>
          }
        >
          {conflicts === 1
            ? 'Uma estadia vendida noutro canal não tem quarto aqui.'
            : 'Estadias vendidas noutros canais não têm quarto aqui.'}
        </WarningStrip>
      )}
      {failing > 0 && (
        <WarningStrip
          icon={CalendarX}
          label="Calendários com falha"
          title={
            failing === 1
              ? '1 calendário sem leitura há mais de 6 horas'
              : `${failing} calendários sem leitura há mais de 6 horas`
          }
          action={
            <Link to={adminChannelsPath()} className={LINK}>
              {failing === 1 ? 'Ver calendário' : 'Ver calendários'}
            </Link>
          }
        >
          O que lá se vende de novo não chega cá.
        </WarningStrip>
      )}
    </ScrollAnchor>
  );
}
