import type { MonthSheet } from '@/domain/register/month';
import { uuid } from './builders';

/** October 2026 as in the pictures of the design; one stay lacks an age, and one has not paid. */
export function makeMonthSheet(overrides: Partial<MonthSheet> = {}): MonthSheet {
  const open = { booking_id: uuid(4, 1), booking_number: 'R26-BRGAN3' };
  return {
    month: '2026-10-01',
    counted_until: '2026-11-01',
    is_running: false,
    tax: {
      seasons: [{ min_age: 13, max_nights: 7 }],
      rates: [{ rate: 2, nights: 406, amount: 812 }],
      exempt: { age: 58, cap: 38 },
      unknown: { nights: 6, guests: 2, stays: [open] },
      nights: 508,
      owed: 812,
      collected: 778,
      overpaid: { amount: 0, stays: [] },
      open_stays: [{ ...open, guest_name: 'Rita Antunes', amount: 34 }],
    },
    ine: {
      countries: [
        { code: 'PRT', guests: 74, nights: 151 },
        { code: 'D', guests: 140, nights: 353 },
      ],
      unknown: { guests: 2, nights: 4, stays: [open] },
      guests: 216,
      nights: 508,
    },
    unticked: [],
    returns: {},
    ...overrides,
  };
}
