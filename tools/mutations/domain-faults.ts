// Single lines of src/domain, each broken on purpose. Whatever is changed in the tests, they must
// still notice at least these faults.

export interface DomainFault {
  /** What the fault lets happen. */
  name: string;
  /** From the root of the project. */
  file: string;
  /** The text as it is, once in the file, and what stands there instead. */
  line: string;
  broken: string;
}

export const DOMAIN_FAULTS: readonly DomainFault[] = [
  {
    name: 'a room with a live stay is free again on other dates under the stated rule',
    file: 'src/domain/availability/availability-rule.ts',
    line: "return rule === 'stated' && stays.some(",
    broken: "return rule === 'overlap' && stays.some(",
  },
  {
    name: 'a night is counted on the day of departure',
    file: 'src/domain/availability/occupied-nights.ts',
    line: 'stay.check_in_date <= day && day < stay.check_out_date',
    broken: 'stay.check_in_date <= day && day <= stay.check_out_date',
  },
  {
    name: 'a stay may end on the day it begins',
    file: 'src/domain/request/booking-validation.ts',
    line: 'checkOut <= checkIn) return t.DATE_ORDER;',
    broken: 'checkOut < checkIn) return t.DATE_ORDER;',
  },
  {
    name: 'the day after nine months can be booked',
    file: 'src/domain/request/booking-validation.ts',
    line: 'if (checkOut > lastBookableDay(today)) return t.TOO_FAR;',
    broken: 'if (checkOut >= lastBookableDay(today)) return t.TOO_FAR;',
  },
  {
    name: 'dear rooms come first',
    file: 'src/domain/suggestion/recommendations.ts',
    line: 'a.price_per_night - b.price_per_night ||',
    broken: 'b.price_per_night - a.price_per_night ||',
  },
  {
    name: 'two rooms are filled unevenly',
    file: 'src/domain/suggestion/recommendations.ts',
    line: 'return [half, guests - half];',
    broken: 'return [half + 1, guests - half - 1];',
  },
  {
    name: 'whole amounts lose nothing but show cents',
    file: 'src/domain/basics/money.ts',
    line: String.raw`Number.isInteger(euros) ? text.replace(/[,.]00(?!\d)/, '') : text`,
    broken: 'text',
  },
  {
    name: 'a blocked day shows as free',
    file: 'src/domain/availability/room-calendar.ts',
    line: "if (!row.is_available) return { kind: 'blocked' };",
    broken: "if (!row.is_available) return { kind: 'available' };",
  },
  {
    name: 'a third click keeps the stay that was chosen',
    file: 'src/domain/stay/stay.ts',
    line: 'return { checkIn: day, checkOut: null };',
    broken: 'return { ...dates, checkIn: day };',
  },
  {
    name: 'a day taken in one room is taken in the house',
    file: 'src/domain/availability/occupied-nights.ts',
    line: 'taken.size === roomIds.size',
    broken: 'taken.size >= 1',
  },
  {
    name: 'a room in another language goes without the text it lacks',
    file: 'src/domain/room/translated-room.ts',
    line: '    return room[field];',
    broken: '    return null;',
  },
  {
    name: 'Portuguese on a page of another language is not marked',
    file: 'src/domain/room/translated-room.ts',
    line: "return isLeft ? 'pt' : undefined;",
    broken: 'return undefined;',
  },
  {
    name: 'what a colleague wrote takes a typed text away',
    file: 'src/domain/room/translation-draft.ts',
    line: 'own === old ? other : own;',
    broken: 'other;',
  },
  {
    name: 'a bulletin is due a working day too late',
    file: 'src/domain/register/working-days.ts',
    line: 'const DAYS_TO_REPORT = 3;',
    broken: 'const DAYS_TO_REPORT = 4;',
  },
  {
    name: 'Corpus Christi is a working day',
    file: 'src/domain/register/working-days.ts',
    line: 'const FROM_EASTER = [-2, 0, 60];',
    broken: 'const FROM_EASTER = [-2, 0];',
  },
  {
    name: 'a file that may have been taken counts as not delivered',
    file: 'src/domain/register/siba-answer.ts',
    line: 'mayBeTaken: !isFromOutside(status, body) };',
    broken: 'mayBeTaken: false };',
  },
  {
    name: 'a guest who was born today is reported',
    file: 'src/domain/register/siba-file.ts',
    line: 'else if (birth_date >= today)',
    broken: 'else if (birth_date > today)',
  },
  {
    name: 'the file leaves out the fax',
    file: 'src/domain/register/siba-file.ts',
    line: "    element('Fax', clean(house.phone, LONGEST.phone)),\n",
    broken: '',
  },
  {
    name: 'a passport with a wrong control digit is read',
    file: 'src/domain/register/document-lines.ts',
    line: 'if (problem === undefined) return read(result, lines, today);',
    broken: 'if (problem !== null) return read(result, lines, today);',
  },
];
