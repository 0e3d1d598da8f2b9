import type { ReactNode } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import type { ReadingSummary } from '@/domain/channel/feeds';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { queryKeys } from '@/queries/query-keys';

const TONES = {
  plain: 'bg-branco text-tinta-2 [&_dd]:text-tinta',
  warn: 'bg-ocre-100 text-ocre-800',
  fail: 'bg-erro-100 text-erro-700',
};

interface ChannelTilesProps {
  summary: ReadingSummary;
  /** Null while not known. */
  stays: number | null;
  onShowConflicts: () => void;
}

/** How all calendars stand, in four figures. */
export function ChannelTiles({ summary, stays, onShowConflicts }: ChannelTilesProps) {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const { read, failing, warned } = summary;
  const troubled = failing + warned;
  return (
    <dl
      className={`mb-3 grid grid-cols-2 gap-px overflow-hidden bg-linha! md:grid-cols-4 ${PANEL_CARD}`}
    >
      <Figure figure={read}>{read === 1 ? 'calendário lido' : 'calendários lidos'}</Figure>
      <Figure figure={stays ?? '–'}>
        {stays === 1 ? 'estadia de fora, a partir de hoje' : 'estadias de fora, a partir de hoje'}
      </Figure>
      <Figure figure={conflicts} tone={conflicts > 0 ? 'warn' : 'plain'}>
        {conflicts > 0 ? (
          <button
            type="button"
            className="min-h-11 text-start underline underline-offset-2 after:absolute after:inset-0"
            onClick={onShowConflicts}
          >
            {conflicts === 1 ? 'conflito por resolver' : 'conflitos por resolver'}
          </button>
        ) : (
          'conflitos por resolver'
        )}
      </Figure>
      <Figure figure={troubled} tone={failing > 0 ? 'fail' : warned > 0 ? 'warn' : 'plain'}>
        {warned > 0 ? 'com falha ou aviso' : 'com falha'}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  figure: number | string;
  tone?: keyof typeof TONES;
  children: ReactNode;
}

function Figure({ figure, tone = 'plain', children }: FigureProps) {
  return (
    <div
      className={`relative flex flex-col-reverse justify-end px-3 py-2.25 tabular-figures max-md:flex-row-reverse max-md:items-baseline max-md:justify-end max-md:gap-2 md:px-4 md:pt-2.75 md:pb-3 ${TONES[tone]}`}
    >
      <dt className="min-w-0 text-13">{children}</dt>
      <dd className="text-20 font-bold md:text-22">{figure}</dd>
    </div>
  );
}
