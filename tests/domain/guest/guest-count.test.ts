import { expect, test } from 'vitest';
import { searchGuestCount, typedGuestCount } from '@/domain/guest/guest-count';

test.each([
  ['a number', '4', 4, 4],
  ['above the search limit', '21', 21, 20],
  ['above the booking limit, left for the field to refuse', '51', 51, 20],
  ['nought, left for the field to refuse', '0', 0, 1],
  ['below nought', '-3', -3, 1],
  ['decimals', '2.9', 2, 2],
  ['nothing', '', 1, 1],
  ['words', 'dois', 1, 1],
])('%s: %j (HOME-12, HOME-13, BOOK-STEP2-04, CONST-BOOK-02)', (_name, text, booking, search) => {
  expect(typedGuestCount(text)).toBe(booking);
  expect(searchGuestCount(text)).toBe(search);
});
