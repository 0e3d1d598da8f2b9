import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { useRetryFailed } from './useDashboard';

/** From this length on a figure is set smaller, so that a great sum fits its tile. */
const LONG_FIGURE = 12;

interface TileProps<Data> {
  label: string;
  icon: LucideIcon;
  /** What the figure is taken from. */
  query: UseQueryResult<Data>;
  figure: (data: Data) => string;
  /** Marks work that waits. */
  isUrgent?: boolean;
  /** Below the figure: what is counted, or the way on. */
  children: ReactNode;
  className?: string;
}

/** One figure of the dashboard, for a <dl>. When it failed, it offers to try again. */
export function Tile<Data>({
  label,
  icon: Icon,
  query,
  figure,
  isUrgent = false,
  children,
  className = '',
}: TileProps<Data>) {
  const retryFailed = useRetryFailed();
  const text = query.data === undefined ? null : figure(query.data);
  const urgency = isUrgent
    ? 'before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-ocre-400'
    : '';
  return (
    <div
      className={`relative flex flex-col overflow-hidden p-3 max-md:px-2.5 max-md:pt-2.25 max-md:pb-2 lg:px-4 lg:pt-3.5 ${PANEL_CARD} ${urgency} ${className}`}
    >
      <dt className="flex justify-between gap-2 text-13 text-tinta-2 max-md:text-12">
        {label}
        <Icon className="size-4.5 flex-none text-anil-600 max-md:hidden" aria-hidden />
      </dt>
      <dd
        className={`mt-1.5 leading-8.5 font-bold tracking-[-.01em] whitespace-nowrap tabular-figures max-md:mt-auto max-md:text-20 max-md:leading-6.5 ${text !== null && text.length >= LONG_FIGURE ? 'text-20 max-[22rem]:text-16' : 'text-24 lg:text-[1.625rem]'}`}
      >
        {text ?? <NoFigure isLoading={query.isLoading} />}
      </dd>
      <dd className="text-13 text-tinta-2 max-md:text-12 md:mt-auto">
        {query.isLoadingError ? (
          <Button
            variant="quiet"
            className="-my-2 gap-1.5! px-0! text-start! align-top text-13! max-md:-my-2.5 max-md:text-12! md:whitespace-nowrap"
            isBusy={query.isFetching}
            busyLabel="A carregar..."
            onClick={retryFailed}
          >
            <RotateCw aria-hidden />
            Tentar novamente
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

function NoFigure({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Skeleton className="my-1.75 h-5 w-16 animate-breathe" />;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Não foi possível carregar</VisuallyHidden>
    </>
  );
}
