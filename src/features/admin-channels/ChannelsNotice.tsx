import { CalendarX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { useRoundCount } from '@/features/panel/useRoundCount';
import { adminChannelsPath } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';

/**
 * Says on the dashboard that platforms have sold what is taken here, and that calendars have not been read for
 * six hours; nothing while neither is so (CHAN-02, CHAN-04).
 */
export function ChannelsNotice() {
  const conflicts = useRoundCount(queryKeys.conflictCount);
  const failing = useRoundCount(queryKeys.failingFeedCount);
  return (
    <ScrollAnchor contents={`${conflicts} ${failing}`}>
      {conflicts > 0 && (
        <Strip
          icon={TriangleAlert}
          label="Conflitos"
          title={
            conflicts === 1 ? '1 conflito por resolver' : `${conflicts} conflitos por resolver`
          }
          to={adminChannelsPath('conflitos')}
          action={conflicts === 1 ? 'Ver conflito' : 'Ver conflitos'}
        >
          {conflicts === 1
            ? 'Uma estadia vendida noutro canal não tem quarto aqui.'
            : 'Estadias vendidas noutros canais não têm quarto aqui.'}
        </Strip>
      )}
      {failing > 0 && (
        <Strip
          icon={CalendarX}
          label="Calendários com falha"
          title={
            failing === 1
              ? '1 calendário sem leitura há mais de 6 horas'
              : `${failing} calendários sem leitura há mais de 6 horas`
          }
          to={adminChannelsPath()}
          action={failing === 1 ? 'Ver calendário' : 'Ver calendários'}
        >
          O que lá se vende de novo não chega cá.
        </Strip>
      )}
    </ScrollAnchor>
  );
}

interface StripProps {
  icon: LucideIcon;
  label: string;
  title: string;
  /** The second line: what it means. */
  children: string;
  to: string;
  action: string;
}

function Strip({ icon: Icon, label, title, children, to, action }: StripProps) {
  return (
    <section
      aria-label={label}
      className="mb-4 flex items-center gap-3 rounded-card border border-barro-600/45 bg-branco px-3.5 py-2.5 text-13 tabular-figures shadow-s1 md:px-4"
    >
      <Icon className="size-4.5 flex-none text-barro-600" aria-hidden />
      <p className="min-w-0 flex-1 leading-4.75 text-tinta-2">
        <b className="block font-semibold text-tinta">{title}</b>
        {children}
      </p>
      <Link
        to={to}
        className="flex min-h-8.5 flex-none items-center text-14 text-link max-md:min-h-11"
      >
        {action}
      </Link>
    </section>
  );
}
