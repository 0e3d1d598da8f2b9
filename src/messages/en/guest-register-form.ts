/** The form of one person who comes (REG-02). */
export const START = 'Start with the nationality: what else we ask depends on it.';
export const INTRO = 'Every field as it is in the document. For children too.';
export const PORTUGUESE_INTRO = 'Portuguese citizens give us only name and residence.';

export const KEPT = {
  these: (things: string, _count: number) => `Already saved: ${things}.`,
  why: (_count: number) => 'We do not show it again, so that nobody reads it over your shoulder.',
  anew: 'Write everything again',
};
export const CORRECTION =
  'What is already saved is not shown. Write everything again: it only counts once you save.';

export const LEGENDS = { person: 'The person', document: 'Document', home: 'Home' };
export const LABELS = {
  nationality: 'Nationality',
  surname: 'Surname',
  given_names: 'Given names',
  birth_date: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  birth_place: 'Place of birth',
  doc_type: 'Document',
  doc_number: 'Number',
  doc_country: 'Issuing country',
  residence_country: 'Country of residence',
  residence_place: 'Town or city',
};
export const HINTS = {
  nationality: 'country name in your language, or its code',
  surname: 'Only one name? Write it here.',
  birth_place: 'Town or country, if the document has it',
  doc_number: 'Letters and digits, no spaces',
};
export const DOCUMENTS = { P: 'Passport', B: 'Identity card', O: 'Other' };

export const COUNTRIES = {
  found: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  none: (typed: string) => `No country with ‘${typed}’. Write it in your language, or its code.`,
};

export const PROBLEMS = {
  country: 'Choose a country from the list.',
  nationality: 'Enter the nationality.',
  surname: 'Enter the surname.',
  birth_date: 'Enter day, month and year.',
  noSuchDay: 'That day does not exist.',
  future: 'The year is in the future.',
  futureDay: 'That day is in the future.',
  tooEarly: 'The year has four digits, from 1900 on.',
  doc_type: 'Choose the document.',
  doc_number: 'Enter the number of the document.',
  doc_country: 'Enter the country that issued it.',
  residence_country: 'Enter the country you live in.',
  residence_place: 'Enter the town or city you live in.',
};
/** One field alone takes the focus instead. */
export const summary = (count: number) => `${count} fields are not right yet:`;

export const SAVE = 'Save';
export const SAVE_AND_NEXT = 'Save and continue';
export const SAVING = 'Saving...';
export const LEAVING = 'Leaving keeps what you wrote';

export const BAR = {
  missing: (count: number) => `${count} missing`,
  wrong: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  wrongNote: 'to correct',
  nothing: 'Nothing missing',
  nothingNote: 'ready to save',
  start: 'To begin',
};
export const SHORT = {
  nationality: 'nationality',
  surname: 'surname',
  birth_date: 'birth',
  doc_type: 'document',
  doc_number: 'number',
  doc_country: 'issuing country',
  residence_country: 'residence',
  residence_place: 'town',
};
