import { describe, expect, it } from 'vitest';
import { isPhone } from '@/domain/contact-details';
import * as deRooms from '../../../messages/de/booking-rooms';
import * as deSteps from '../../../messages/de/booking-steps';
import * as enRooms from '../../../messages/en/booking-rooms';
import * as enSteps from '../../../messages/en/booking-steps';
import * as esRooms from '../../../messages/es/booking-rooms';
import * as esSteps from '../../../messages/es/booking-steps';
import * as frRooms from '../../../messages/fr/booking-rooms';
import * as frSteps from '../../../messages/fr/booking-steps';
import * as ptRooms from '../../../messages/pt/booking-rooms';
import * as ptSteps from '../../../messages/pt/booking-steps';

const LANGUAGES = [
  { language: 'pt', rooms: ptRooms, steps: ptSteps },
  { language: 'en', rooms: enRooms, steps: enSteps },
  { language: 'es', rooms: esRooms, steps: esSteps },
  { language: 'fr', rooms: frRooms, steps: frSteps },
  { language: 'de', rooms: deRooms, steps: deSteps },
];

describe.each(LANGUAGES)('in $language', ({ rooms, steps }) => {
  it('gives telephone numbers as examples that the form takes (BOOK-STEP4-09, LANG-03)', () => {
    const numbers = steps.PHONE_HINT.match(/[+\d][\d ]{6,}\d/g) ?? [];
    expect(numbers).toHaveLength(2);
    expect(numbers.filter((number) => !isPhone(number))).toEqual([]);
  });

  it('tells one guest from several, and too few places from too many (LANG-03)', () => {
    const { unplaced, spare, placement, freeRooms, moreRooms } = rooms;
    for (const said of [unplaced, spare, freeRooms, moreRooms]) {
      expect(said(1)).toContain('1');
      expect(said(3)).toContain('3');
      expect(said(3).replaceAll('3', '1')).not.toBe(said(1));
    }
    expect(new Set([placement(4, 2), placement(4, 4), placement(4, 6)]).size).toBe(3);
  });
});
