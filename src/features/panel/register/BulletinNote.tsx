import { countLabel } from '@/domain/basics/text';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { isPortuguese } from '@/domain/register/entry';
import { placesOf, type StayRegister } from '@/domain/register/stay-register';
import { reportBy } from '@/domain/register/working-days';
import { Section } from '@/features/panel/parts/Section';
import { useRegisterUse, useStayRegister } from './useStayRegister';

/** How many guests of a stay are reported to the authority, and until when (REG-04). */
export function BulletinNote({ bookingId }: { bookingId: string }) {
  const { data: register } = useStayRegister(bookingId);
  const { data: use } = useRegisterUse();
  const from = use?.reports_from ?? null;
  if (register === undefined || from === null || register.arrival < from) return null;
  const count = foreigners(register);
  if (count === 0) return null;
  return (
    <Section title="Boletins">
      <p className="text-13 tabular-figures">
        {countLabel(count, { one: 'hóspede', many: 'hóspedes' })} de fora.{' '}
        {count === 1 ? 'Comunica-se' : 'Comunicam-se'}
        {register.has_arrived ? ' até ' : ' depois do check-in, até '}
        <b className="font-semibold">{formatShortWeekdayAndDay(reportBy(register.arrival))}</b>
        {/* The abbreviated month ends the sentence with its own full stop. */}
      </p>
    </Section>
  );
}

/** Those who are known to be no citizens, by what reception has, or else by what they propose. */
function foreigners(register: StayRegister): number {
  return placesOf(register).filter(({ entry, proposal }) => {
    const nationality = entry?.nationality ?? proposal?.nationality ?? null;
    return nationality !== null && !isPortuguese({ nationality });
  }).length;
}
