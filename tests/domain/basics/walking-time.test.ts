import { expect, test } from 'vitest';
import { walkingMinutes } from '@/domain/basics/walking-time';

test.each([
  ['across the street', 0.05, 1],
  ['the museum', 1.9, 23],
  ['the beach', 3.3, 40],
  ['as far as one walks', 5, 60],
  ['farther', 5.1, null],
])('walkingMinutes: %s (SITE-03)', (_case, km, minutes) => {
  expect(walkingMinutes(km)).toBe(minutes);
});
