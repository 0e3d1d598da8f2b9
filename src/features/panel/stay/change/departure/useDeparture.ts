import { useState } from 'react';
import { isUnpriced } from '@/domain/booking/booking-source';
import { compareDays, eachDay, type Day } from '@/domain/calendar/dates';
import { shortNights } from '@/domain/channel/conflict-words';
import { proposedPrice, proposedWords } from '@/domain/new-stay/rooms';
import { departureOf, nightsLeft } from '@/domain/stay-change/early-departure';
import type { PriceMode } from '@/domain/stay-change/price';
import { changeFailure, givenBackFailure } from '@/features/panel/booking-data/change-failure';
import { SAME_PRICE } from '@/features/panel/booking-data/command';
import { newStatusWords } from '@/features/panel/booking-data/new-status-words';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import type { StaffBooking } from '@/queries/staff-bookings';
import { changedMeanwhile } from '../changed-meanwhile';
import { useChangeOffers } from '../useChangeOffers';

/** A stay whose guest leaves before its last night. */
export interface EarlyStay {
  stay: StaffBooking;
  /** The first night that is left; the stay ends on that day if they are freed. */
  from: Day;
  /** All of them. */
  nights: readonly Day[];
}

export function earlyStays(leaving: readonly StaffBooking[], today: Day): EarlyStay[] {
  return leaving.flatMap((stay) => {
    const left = nightsLeft(stay, today);
    return left === null ? [] : [{ stay, from: left.from, nights: eachDay(left) }];
  });
}

const MESSAGE = 'Estado da reserva atualizado com sucesso!';

interface DepartureOptions {
  /** All whose guests leave; of some the last night may be over. */
  leaving: readonly StaffBooking[];
  early: readonly EarlyStay[];
  today: Day;
  onDone: () => void;
}

/**
 * Checks guests out before their last night: what becomes of the nights and of the price is decided
 * first, and stored with the status in one step, which one undo takes back (DESK-17).
 */
export function useDeparture({ leaving, early, today, onDone }: DepartureOptions) {
  const [isFreeing, setIsFreeing] = useState(true);
  const [mode, setMode] = useState<PriceMode>('keep');
  const [staleWords, setStaleWords] = useState<string | null>(null);
  const command = useBookingCommand({
    failure: (error, { kind }) =>
      kind === 'undo' ? givenBackFailure(error) : changeFailure(error),
  });
  const house = useSleptPrices(early);

  async function confirm() {
    setStaleWords(null);
    const isListed = mode === 'table';
    const changes = leaving.map((shown) => {
      const slept = isListed ? house.priceOf(shown.id) : null;
      const set = departureOf(shown, today, { isFreeing, slept });
      return { shown, set, dependsOn: SAME_PRICE };
    });
    const nights = [...new Set(early.flatMap((one) => one.nights))].toSorted(compareDays);
    const free = isFreeing
      ? `${nights.length === 1 ? 'Livre' : 'Livres'}: ${shortNights(nights)}`
      : null;
    const result = await command.run(
      { kind: 'change', changes },
      {
        message: MESSAGE,
        detail: (stored) => [newStatusWords(stored), free].filter(Boolean).join('. '),
        undone: { message: MESSAGE, detail: newStatusWords(leaving) },
      },
      leaving[0]?.guest_name,
    );
    if (result?.kind === 'stored') onDone();
    if (result?.kind === 'stale') {
      setStaleWords(changedMeanwhile(leaving, result.bookings, 'Nada foi feito.'));
    }
  }

  return {
    isFreeing,
    setIsFreeing,
    mode,
    setMode,
    house,
    confirm,
    isPending: command.isPending,
    error: staleWords ?? command.error?.message ?? null,
  };
}

/** What the nights that were slept cost by the price list, as 'Alterar' reckons (DESK-06). */
function useSleptPrices(early: readonly EarlyStay[]) {
  const priced = early.filter(({ stay }) => !isUnpriced(stay));
  const [first] = priced.map(({ stay }) => stay.check_in_date).toSorted(compareDays);
  const last = priced
    .map(({ from }) => from)
    .toSorted(compareDays)
    .at(-1);
  const house = useChangeOffers({
    dates: first === undefined || last === undefined ? null : { checkIn: first, checkOut: last },
    guests: 1,
    isOn: priced.length > 0,
  });

  const known = priced.flatMap(({ stay, from }) => {
    const room = house.rooms.find(({ id }) => id === stay.room_id);
    if (room === undefined || !house.hasPrices || house.isForOtherDates) return [];
    const dates = { checkIn: stay.check_in_date, checkOut: from };
    return [{ id: stay.id, price: proposedPrice(room, dates), words: proposedWords(room, dates) }];
  });
  return {
    /** The stays that have a price. */
    priced,
    /** What each of them costs now; null until all are known. */
    prices: known.length === priced.length ? known : null,
    priceOf: (id: string) => known.find((one) => one.id === id)?.price ?? null,
    readings: house.readings,
  };
}
