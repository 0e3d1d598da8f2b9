/** The lists of the book of information: facts with their translations (LEGAL-04). */
import * as t from '@messages/information-book';

const words = t.WASTE.bins;

/**
 * The bins in the colours that they have all over Portugal. A border is printed also where a
 * browser leaves backgrounds out.
 */
export const bins = [
  { ...words.blue, edge: 'border-anil-600' },
  { ...words.yellow, edge: 'border-ocre-400' },
  { ...words.green, edge: 'border-horta-700' },
  { ...words.brown, edge: 'border-barro-800' },
  { ...words.red, edge: 'border-erro-700' },
  { ...words.grey, edge: 'border-contorno' },
] as const;

export const devices = Object.values(t.DEVICES.items);
