import { Ban } from 'lucide-react';
import { CALENDAR_LEGEND } from '@/domain/room-calendar';
import { SPECIAL, STRIPES } from './grid-styles';

const MARKS = [
  { label: CALENDAR_LEGEND.available, look: 'bg-branco' },
  { label: CALENDAR_LEGEND.booked, look: 'bg-anil-600' },
  { label: CALENDAR_LEGEND.blocked, look: STRIPES, icon: Ban },
  { label: CALENDAR_LEGEND['special-price'], look: SPECIAL },
  { label: 'Selecionado', look: 'dia-escolhido' },
  { label: 'Fim de semana', look: 'bg-areia' },
];

/** What the looks of the cells mean. */
export function GridLegend() {
  return (
    <ul aria-label="Legenda" className="mb-2.5 flex flex-wrap gap-x-4.5 gap-y-1.5 text-13">
      {MARKS.map(({ label, look, icon: Icon }) => (
        <li key={label} className="flex items-center gap-1.75">
          <span
            aria-hidden
            className={`grid h-4 w-5 place-items-center rounded-azulejo border border-linha ${look}`}
          >
            {Icon && <Icon className="size-2.75" />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
