import { describe, expect, it } from 'vitest';
import { isPhone } from '@/domain/guest/contact-details';
import * as deForm from '@/messages/de/booking';
import * as dePaper from '@/messages/de/booking-facts';
import * as deRooms from '@/messages/de/booking-rooms';
import * as deSteps from '@/messages/de/booking-steps';
import * as enForm from '@/messages/en/booking';
import * as enPaper from '@/messages/en/booking-facts';
import * as enRooms from '@/messages/en/booking-rooms';
import * as enSteps from '@/messages/en/booking-steps';
import * as esForm from '@/messages/es/booking';
import * as esPaper from '@/messages/es/booking-facts';
import * as esRooms from '@/messages/es/booking-rooms';
import * as esSteps from '@/messages/es/booking-steps';
import * as frForm from '@/messages/fr/booking';
import * as frPaper from '@/messages/fr/booking-facts';
import * as frRooms from '@/messages/fr/booking-rooms';
import * as frSteps from '@/messages/fr/booking-steps';
import * as ptForm from '@/messages/pt/booking';
import * as ptPaper from '@/messages/pt/booking-facts';
import * as ptRooms from '@/messages/pt/booking-rooms';
import * as ptSteps from '@/messages/pt/booking-steps';

const LANGUAGES = [
  { language: 'pt', form: ptForm, paper: ptPaper, rooms: ptRooms, steps: ptSteps },
  { language: 'en', form: enForm, paper: enPaper, rooms: enRooms, steps: enSteps },
  { language: 'es', form: esForm, paper: esPaper, rooms: esRooms, steps: esSteps },
  { language: 'fr', form: frForm, paper: frPaper, rooms: frRooms, steps: frSteps },
  { language: 'de', form: deForm, paper: dePaper, rooms: deRooms, steps: deSteps },
];

describe.each(LANGUAGES)('in $language', ({ form, paper, rooms, steps }) => {
  it('gives telephone numbers as examples that the form takes (BOOK-STEP4-09, LANG-03)', () => {
    const numbers = steps.PHONE_HINT.match(/[+\d][\d ]{6,}\d/g) ?? [];
    expect(numbers).toHaveLength(2);
    expect(numbers.filter((number) => !isPhone(number))).toEqual([]);
  });

  it('says the same of payment on the screen and on paper (BOOK-STEP5-02, LANG-03)', () => {
    expect(paper.PAYMENT_NOTE).toBe(form.PAYMENT_NOTE);
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

it('speaks of one held room as of one (LANG-03)', () => {
  expect(ptRooms.onlyHeldRooms(['Maré'])).toContain('só a receção o pode reservar');
  expect(ptRooms.onlyHeldRooms(['Maré', 'Sol'])).toContain('só a receção os pode reservar');
});
