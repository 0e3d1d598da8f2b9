import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoteBox } from '@/components/NoteBox';
import { countLabel } from '@/domain/basics/text';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { addDays, type Day } from '@/domain/calendar/dates';
import type { MonthSheet } from '@/domain/register/month';
import { isEmptyMonth, surveyDue, surveyLines, taxLines } from '@/domain/register/month-lines';
import { countryName } from '@/domain/register/country-names';
import { adminBookingPath } from '@/lib/staff-paths';
import { HandInRow } from './HandInRow';
import { MonthCard } from './MonthCard';

const inPortuguese = (code: string) => countryName(code, 'pt');

/** Both tables of a month, what they do not count, and whether they were handed in. */
export function MonthBody({ sheet, today }: { sheet: MonthSheet; today: Day }) {
  const { month, tax, unticked, is_running, counted_until } = sheet;
  const hasTax = tax.seasons.length > 0 || tax.collected > 0 || tax.overpaid.amount > 0;
  const nobody = isEmptyMonth(sheet);
  return (
    <>
      {is_running && (
        <p className="mb-3 text-tinta-2">{`Até ontem, ${formatShortDay(addDays(counted_until, -1))}`}</p>
      )}
      <Unticked stays={unticked} />
      <div className={`grid items-start gap-4 ${hasTax ? 'lg:grid-cols-2' : 'max-w-160'}`}>
        {hasTax && (
          <MonthCard
            kind="tax"
            title="Taxa turística"
            heads={['Dormidas', 'Noites', 'Valor']}
            lines={taxLines(sheet)}
            month={month}
            empty={nobody ? 'Ninguém dormiu cá neste mês.' : undefined}
          >
            <HandInRow kind="tax" label="Entregue à Câmara" {...{ sheet, today }} />
          </MonthCard>
        )}
        <MonthCard
          kind="ine"
          title="INE: permanência de hóspedes"
          heads={['País de residência', 'Hóspedes', 'Dormidas']}
          lines={surveyLines(sheet, inPortuguese)}
          month={month}
          empty={nobody ? 'Ninguém neste mês. O INE pede a entrega na mesma.' : undefined}
        >
          <HandInRow
            kind="ine"
            label="Entregue no WebInq"
            due={surveyDue(month)}
            {...{ sheet, today }}
          />
        </MonthCard>
      </div>
      {!hasTax && (
        <p className="mt-3 text-13 text-tinta-2">
          Sem taxa turística em Disponibilidade e Preços, não há nada para entregar à Câmara.
        </p>
      )}
    </>
  );
}

/** Stays that were promised and that nobody ticked: they count nowhere until somebody does. */
function Unticked({ stays }: { stays: MonthSheet['unticked'] }) {
  if (stays.length === 0) return null;
  const count = countLabel(stays.length, { one: 'estadia', many: 'estadias' });
  return (
    <div className="mb-4 print:hidden">
      <NoteBox tone="ocre" icon={TriangleAlert}>
        {`${count} sem check-in, por isso não ${stays.length === 1 ? 'conta' : 'contam'}: `}
        {stays.map(({ booking_id, booking_number, guest_name }, index) => (
          <span key={booking_id}>
            {index > 0 && ', '}
            <Link to={adminBookingPath(booking_number)} className="underline underline-offset-3">
              {guest_name}
            </Link>
          </span>
        ))}
      </NoteBox>
    </div>
  );
}
