import { describe, expect, it } from 'vitest';
import { roomsHiddenOnFreeNights } from '@/domain/availability/hidden-by-rule';

const days = { from: '2026-11-12', to: '2026-11-15' };
const rooms = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
const stay = (
  room_id: string,
  check_in_date: string,
  check_out_date: string,
  status = 'pending',
) => ({
  room_id,
  check_in_date,
  check_out_date,
  status,
});
const stays = [
  // Free but for one night; free on all of them; cancelled; taken on every night, by two stays.
  stay('1', '2026-11-13', '2026-11-14'),
  stay('2', '2027-05-01', '2027-05-02', 'confirmed'),
  stay('3', '2026-11-13', '2026-11-14', 'cancelled'),
  stay('4', '2026-11-01', '2026-11-13'),
  stay('4', '2026-11-13', '2026-12-01'),
];

describe('roomsHiddenOnFreeNights', () => {
  it('are those with a live booking and a free night, under the stated rule', () => {
    const hidden = roomsHiddenOnFreeNights({ rooms, stays, days, rule: 'stated' });
    expect(hidden.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('are none under true overlap', () => {
    expect(roomsHiddenOnFreeNights({ rooms, stays, days, rule: 'overlap' })).toEqual([]);
  });
});
