import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { FIGURE_CELL, FIGURE_GRID } from './ReportFigures';

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROOMS = 13;

/** Stands in for the report while it loads: ten figures, and the space of the plots. */
export function ReportSkeleton() {
  return (
    <div className="animate-breathe">
      <div className={`mb-4 overflow-hidden ${FIGURE_GRID} ${PANEL_CARD}`}>
        {FIGURES.map((figure) => (
          <div key={figure} className={FIGURE_CELL}>
            <Skeleton className="my-1 h-2.5 w-3/4" />
            <Skeleton className="mt-2.5 mb-2 h-5 w-1/2" />
            <Skeleton className="my-1 h-2.5 w-2/3" />
          </div>
        ))}
      </div>
      <MapSkeleton />
      <div className={`mt-4 h-64 p-4 ${PANEL_CARD}`}>
        <Skeleton className="h-4 w-56" />
      </div>
    </div>
  );
}

/** Stands in for the heat map while it loads; takes the number of rooms where that is known. */
export function MapSkeleton({ rooms = ROOMS }: { rooms?: number }) {
  return (
    <div className={`p-4 ${PANEL_CARD}`}>
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-2 mb-11 h-3 w-48" />
      {Array.from({ length: rooms }, (_, room) => (
        <Skeleton key={room} className="mb-1.5 h-4.5" />
      ))}
    </div>
  );
}
