import type { ReactNode } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import type { DayRow } from '@/domain/day/lists';
import { arrivalClock, leavingWords, nightWords } from '@/domain/calendar/day-words';
import { formatEuros } from '@/domain/basics/money';
import { paymentState } from '@/domain/payment/payment';
import { nightCount } from '@/domain/stay/stay';
import type { DayEntry } from '@/queries/day-sheet';

/** A column of the day's paper. */
export interface PaperColumn {
  title: string;
  /** A width class in mm; the notes take the rest. */
  width?: string;
  isFigure?: boolean;
  value: (row: DayRow<DayEntry>) => ReactNode;
}

const guest: PaperColumn = {
  title: 'Hóspede',
  width: 'w-(--guest)',
  value: ({ stay }) => stay.guest_name,
};
const guests: PaperColumn = {
  title: 'Hósp.',
  width: 'w-[12mm]',
  isFigure: true,
  value: ({ stay }) => stay.number_of_guests,
};
const nights: PaperColumn = {
  title: 'Noites',
  width: 'w-[13mm]',
  isFigure: true,
  value: ({ stay }) => nightCount({ checkIn: stay.check_in_date, checkOut: stay.check_out_date }),
};
const due: PaperColumn = {
  title: 'A pagar',
  width: 'w-[22mm]',
  isFigure: true,
  value: ({ stay }) => dueOnPaper(stay),
};
const notes: PaperColumn = {
  title: 'Notas',
  value: ({ stay, late, mark }) => (
    <>
      {late !== null && <Framed>{late}</Framed>}
      {mark === 'por vagar' && <Framed>{mark}</Framed>}
      <span className="whitespace-pre-line">{notesOf(stay)}</span>
    </>
  ),
};

export const arrivalColumns: readonly PaperColumn[] = [
  guest,
  nights,
  guests,
  due,
  { title: 'Hora', width: 'w-[14mm]', value: ({ stay }) => arrivalClock(stay.arrival_time) },
  notes,
];

export const departureColumns: readonly PaperColumn[] = [
  guest,
  nights,
  guests,
  due,
  { title: 'Entra', width: 'w-[14mm]', value: ({ mark }) => comesAgain(mark) },
  notes,
];

/** @param day of the sheet, yyyy-mm-dd */
export function inHouseColumns(day: Day, today: Day): readonly PaperColumn[] {
  return [
    guest,
    {
      title: 'Estadia',
      width: 'w-[25mm]',
      value: ({ stay }) => nightWords(stay, day).toLowerCase(),
    },
    guests,
    due,
    { title: 'Sai', width: 'w-[24mm]', value: ({ stay }) => leaves(stay.check_out_date, today) },
    notes,
  ];
}

function comesAgain(mark: string | null): string {
  if (mark === null) return '';
  return mark === 'entra hoje' ? 'hoje' : 'sim';
}

/** With the month, because paper is read on other days. */
function leaves(checkOut: Day, today: Day): string {
  const words = leavingWords(checkOut, today);
  const [weekday, date] = words.split(', ');
  return date === undefined ? words : `${weekday}, ${formatDayAndMonth(checkOut)}`;
}

function dueOnPaper(stay: DayEntry): ReactNode {
  const state = paymentState(stay);
  if (state === 'nothing') return '';
  return state === 'paid' ? 'pago' : <b>{formatEuros(stay.amount_due)}</b>;
}

function notesOf({ admin_notes, guest_wish }: DayEntry): string {
  return [guest_wish, admin_notes]
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '')
    .join('\n');
}

function Framed({ children }: { children: string }) {
  return (
    <em className="me-[1.5mm] inline-block rounded-[3px] border px-[1mm] text-[8pt]/[11pt] font-semibold whitespace-nowrap not-italic">
      {children}
    </em>
  );
}
