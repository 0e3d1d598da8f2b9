import { Ban, type LucideIcon } from 'lucide-react';
import { CALENDAR_LEGEND } from '@/domain/availability/room-calendar';
import { STAY_STAGE_LABELS, type StayStage } from '@/domain/booking/stay-stage';
import { SPECIAL, STRIPES, WEEKEND } from './grid-styles';
import { STAY_LOOKS } from './stay-looks';

interface Mark {
  label: string;
  look: string;
  icon?: LucideIcon;
}

function stayMark(stage: StayStage): Mark {
  const { bar, icon } = STAY_LOOKS[stage];
  return { label: STAY_STAGE_LABELS[stage], look: bar, ...(icon && { icon }) };
}

const MARKS: readonly Mark[] = [
  { label: CALENDAR_LEGEND.available, look: 'border border-linha bg-branco' },
  stayMark('reserved'),
  stayMark('unanswered'),
  stayMark('in-house'),
  stayMark('gone'),
  // The letter of a platform, as on its bars.
  {
    label: 'Canal',
    look: `${STAY_LOOKS.reserved.bar} before:text-[0.625rem] before:leading-none before:font-bold before:content-['B']`,
  },
  { label: CALENDAR_LEGEND.blocked, look: `border border-linha ${STRIPES}`, icon: Ban },
  { label: CALENDAR_LEGEND['special-price'], look: `border border-linha ${SPECIAL}` },
  { label: 'Selecionado', look: 'day-selected' },
  { label: 'Fim de semana', look: `border border-linha ${WEEKEND}` },
];

export function GridLegend() {
  return (
    <ul aria-label="Legenda" className="mb-2.5 flex flex-wrap gap-x-2.5 gap-y-1.5 text-13">
      {MARKS.map(({ label, look, icon: Icon }) => (
        <li key={label} className="flex items-center gap-1.75">
          <span aria-hidden className={`grid h-4 w-5 place-items-center rounded-tile ${look}`}>
            {Icon && <Icon className="size-2.75 stroke-[2.25]" />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
