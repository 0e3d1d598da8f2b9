/** Who comes, asked of the guest before the day of arrival (REG-02): the list of persons, and what is said of all. */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const words = countWords(WORDS);
const people = (count: number) => `${words(count)} ${count === 1 ? 'person' : 'people'}`;

export const TITLE = 'Before you arrive';
export const titleFor = (name: string | null) => (name === null ? TITLE : `${TITLE}, ${name}`);
export const BACK_TO_BOOKING = 'Your booking';
export const RETURN_TO_BOOKING = 'Back to your booking';

export const ENTRY = {
  fill: 'Fill in the details',
  continue: 'Continue',
  review: 'Review or correct',
};

const missingPeople = (left: number, of: number) =>
  left === of
    ? `${capitalised(people(of))} to go`
    : `${capitalised(words(left))} of ${people(of)} to go`;
export const missing = (left: number, of: number) =>
  `${missingPeople(left, of)}: about a minute${left === 1 ? '' : ' each'}, and at the desk you only pick up the key.`;
export const allThere = (of: number) =>
  of === 1 ? 'We have the details.' : `${capitalised(words(of))} of ${people(of)}.`;
export const stay = (room: string, days: string) => `${room}, ${days}.`;

export const person = (number: number) => `Person ${number}`;
export const ofPeople = (of: number) => `of ${of}`;
export const personOf = (number: number, of: number) => `Person ${number} of ${of}`;

export const STATES = {
  empty: 'Not filled in yet',
  begun: 'Started.',
  savedAt: (clock: string) => `Complete. Saved at ${clock}.`,
  savedOn: (day: string) => `Complete. Saved on ${day}.`,
  seen: 'Complete. Checked by reception.',
};
export const stillMissing = (_count: number, things: string) => `Still missing: ${things}.`;
export const THINGS = {
  nationality: { missing: 'nationality', saved: 'nationality' },
  name: { missing: 'name', saved: 'name' },
  birth: { missing: 'date of birth', saved: 'birth' },
  document: { missing: 'document', saved: 'document' },
  residence: { missing: 'residence', saved: 'residence' },
};
export const ACTIONS = { fill: 'Fill in', continue: 'Continue', correct: 'Correct' };

export const UNTIL =
  'You can do it bit by bit until the end of the day you arrive. Whatever is missing we sort out at the desk.';

export const done = (name: string | null) =>
  name === null ? 'That is everything.' : `That is everything, ${name}.`;
export const DONE_NEXT = 'Show the documents when you arrive; reception only checks them.';

export const WHY = {
  title: 'Why we ask',
  law: 'The law',
  lawText:
    'Anyone who takes in guests from abroad has to report them to the authorities (Portuguese Law 23/2007, Art.\u00a016). Portuguese citizens give us only name and residence.',
  who: 'Who sees it',
  whoText:
    'Reception. For foreign guests, the border authority too. Nobody else: not even this page shows again what you wrote.',
  until: 'For how long',
  untilText: 'One year after you leave. Then we erase document and birth.',
  noPictures: 'No photographs',
  noPicturesText:
    'We never ask for a picture of the document. Showing it when you arrive is enough.',
  privacy: 'Privacy policy',
};

export const saved = (next: string) => (next === '' ? 'Saved.' : `Saved. ${next}.`);

export const FAILED = {
  offline: 'Not saved: no connection. What you wrote is still here.',
  refused: 'Not saved: something here cannot be right. What you wrote is still here.',
  tooOften: 'These details have been changed many times. We sort out the rest at the desk.',
  other: 'Not saved. What you wrote is still here: try again in a moment.',
};

export const room = (number: string) => `Room ${number}`;
