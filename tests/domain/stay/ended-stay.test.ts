import { expect, test } from 'vitest';
import { hasEnded } from '@/domain/stay/ended-stay';

const today = '2026-11-14';

test.each([
  ['leaves tomorrow', 'confirmed', '2026-11-15', false],
  ['leaves today', 'checked_in', '2026-11-14', false],
  ['left yesterday, as the calendar says', 'confirmed', '2026-11-13', true],
  ['left early', 'checked_out', '2026-11-20', true],
  ['is done with', 'completed', '2026-11-20', true],
  ['is cancelled', 'cancelled', '2026-11-20', true],
])('a guest who %s', (_name, status, check_out_date, expected) => {
  expect(hasEnded({ status, check_out_date }, today)).toBe(expected);
});

test('without a day only the state tells', () => {
  expect(hasEnded({ status: 'confirmed', check_out_date: '2020-01-01' }, null)).toBe(false);
});
