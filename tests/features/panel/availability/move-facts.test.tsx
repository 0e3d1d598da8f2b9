import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withSpecialNights } from '@/domain/new-stay/rooms';
import { dataForMove, placeOfStay } from '@/domain/stay-move/stay-move';
import { liftOf, type Lift } from '@/features/panel/availability/grid/moving/lift';
import { MoveFacts } from '@/features/panel/availability/grid/moving/MoveFacts';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { compass, lopes, melo, sun } from '../../../support/moving-house';

const TODAY = '2026-11-12';

/** Lifts Melo's stay, or another in room 3, in a hostel where room 3 costs 70 EUR on the 18th. */
function lifted(stay: AvailabilityStay = melo): Lift {
  const context = dataForMove({
    stay,
    rooms: withSpecialNights([sun, compass], {
      rule: 'nightly',
      days: [{ room_id: sun.id, date: '2026-11-18', custom_price: 70 }],
    }),
    stays: [stay, lopes],
    closedDays: [],
    today: TODAY,
    limits: { from: '2026-11-01', to: '2026-12-01' },
  });
  return liftOf(context, { part: 'stay', isByKeys: true });
}

it('says how the price of the list comes about, night by night where the house charges so (DESK-07, RATE-01)', () => {
  const lift = lifted();
  const place = { ...placeOfStay(lift.context), checkOut: '2026-11-20' };
  const { rerender } = render(<MoveFacts lift={{ ...lift, place, way: 'table' }} />);
  expect(
    screen.getByText(/^Preço; 2 × 58,00\s€ \+ 1 × 70,00\s€ \+ 1 × 58,00\s€$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/^244,00\s€, \+70,00\s€$/)).toBeVisible();

  const elsewhere = { ...place, roomId: compass.id };
  rerender(<MoveFacts lift={{ ...lift, place: elsewhere, way: 'table' }} />);
  expect(screen.getByText(/^Preço; 4 × 62,00\s€$/)).toBeVisible();
});
