import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteBox } from '@/components/NoteBox';
import { addDays, type Day } from '@/domain/calendar/dates';
import { nightsWords } from '@/domain/calendar/day-words';
import { partyPrice } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';
import { refusalWords, runWords, taxWords } from '@/domain/rates/rate-words';
import { quoteStay, specialRuns } from '@/domain/rates/stay-quote';
import { arrivalRefusal } from '@/domain/rates/stay-rules';
import { touristTax } from '@/domain/rates/tourist-tax';
import { StillReading } from '@/features/panel/kit/StillReading';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { listRoomDays } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';
import type { PreviewRates } from './preview-rates';

interface GuestBillProps {
  room: RoomRow;
  checkIn: Day;
  checkOut: Day;
  guests: number;
  /** The settings being tried, and those that are stored. */
  rates: PreviewRates;
  stored: PreviewRates;
}

/**
 * What one stay costs under the settings, or why a guest could not request it. It repeats the words
 * of '@messages/stay-prices', and a test compares them; importing that module here would split it
 * off into one more file for guests to fetch.
 */
export function GuestBill({ room, checkIn, checkOut, guests, rates, stored }: GuestBillProps) {
  const days = { roomId: room.id, from: checkIn, to: addDays(checkOut, -1) };
  const reading = useQuery({
    queryKey: [...queryKeys.availability, 'room', days],
    queryFn: async () => listRoomDays(staffClient(), days),
  });
  const { data } = reading;
  if (data === undefined) {
    return (
      <StillReading
        of={reading}
        title="Não foi possível carregar os preços especiais."
        isQuiet
        className="mt-3"
      >
        <p className="mt-3 text-13 text-tinta-2">A carregar...</p>
      </StillReading>
    );
  }

  const stay = { checkIn, checkOut };
  const refusal = arrivalRefusal({ rules: rates.stayRules, roomIds: [room.id], ...stay });
  if (refusal !== null) {
    return (
      <output className="mt-3 block">
        <NoteBox tone="ocre" icon={CalendarX2}>
          {refusalWords(refusal)}
        </NoteBox>
      </output>
    );
  }
  const quoteBy = ({ priceRule }: PreviewRates) =>
    quoteStay({
      rule: priceRule,
      basePrice: room.price_per_night,
      specialPrices: data,
      ...stay,
    });
  const quote = quoteBy(rates);
  const before = quoteBy(stored);
  const { perPerson, isAverage } = partyPrice([{ quote, guests }]);
  const tax = touristTax({ seasons: rates.seasons, guests, ...stay });

  return (
    <output className="mt-3 block rounded-field bg-sal px-3.5 py-2.5 text-13 tabular-figures">
      {specialRuns(quote).length > 0 &&
        quote.runs.map((run) => {
          const { days: nights, price } = runWords(run);
          return (
            <Line key={run.from} label={run.isSpecial ? `${nights}: preço especial` : nights}>
              {price}
            </Line>
          );
        })}
      <p className="flex items-baseline justify-between gap-3 py-0.75">
        <span className="font-semibold">{nightsWords(quote.nights)}, IVA incluído</span>
        <b className="text-16 font-bold whitespace-nowrap">{formatEuros(quote.total)}</b>
      </p>
      {perPerson !== null && (
        <Line label={isAverage ? 'Por pessoa e noite, em média' : 'Por pessoa e noite'}>
          {formatEuros(perPerson)}
        </Line>
      )}
      {before.total !== quote.total && (
        <Line label="Com o que está guardado agora">{formatEuros(before.total)}</Line>
      )}
      {tax !== null && (
        <div className="mt-1.5 border-t border-dashed border-contorno/60 pt-1.5">
          <Line label="Taxa turística">
            {tax.isAtMost ? `até ${formatEuros(tax.total)}` : formatEuros(tax.total)}
          </Line>
          {tax.lines.map(({ amount, minAge, maxNights }) => (
            <p key={`${amount} ${minAge}`} className="text-12 leading-4.25 text-tinta-2">
              {taxWords({ amount, min_age: minAge, max_nights: maxNights })}.
            </p>
          ))}
          <p className="text-12 leading-4.25 text-tinta-2">Paga na receção, não está no total.</p>
        </div>
      )}
    </output>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-3 py-0.75">
      <span className="min-w-0 text-tinta-2">{label}</span>
      <span className="whitespace-nowrap">{children}</span>
    </p>
  );
}
