import { CHOSEN_END, CHOSEN_NIGHT, FULL_DAY } from './day-look';

const ENTRIES = [
  { label: 'Check-in e check-out', face: CHOSEN_END },
  { label: 'Noites escolhidas', face: CHOSEN_NIGHT },
  { label: 'Sem quartos livres', face: `border border-linha ${FULL_DAY}` },
  { label: 'Hoje', face: 'border-2 border-tinta bg-branco' },
];

/** What the faces of the days mean; always in view. */
export function CalendarLegend() {
  return (
    <ul aria-label="Legenda" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14 font-medium">
      {ENTRIES.map(({ label, face }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-5.5 rounded-tile ${face}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
