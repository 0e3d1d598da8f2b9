import { expect, it } from 'vitest';
import { momentOf } from '../../../supabase/local/demo/moments.ts';

it.each([
  ['2026-11-28', '00:21', -25, '2026-11-27 23:56'],
  ['2026-11-28', '12:00', -25, '2026-11-28 11:35'],
  ['2026-11-28', '24:20', 0, '2026-11-29 00:20'],
  ['2026-11-28', '23:50', 20, '2026-11-29 00:10'],
])('the demo house begins at any hour: %s %s and %i minutes', (day, time, later, moment) => {
  expect(momentOf(day, time, later)).toBe(moment);
});
