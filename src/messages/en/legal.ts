/** The texts around the three legal documents (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Last updated: October 2025';
export const ON_THIS_PAGE = 'On this page';
/**
 * The note above a translation, around the name of the Portuguese text; not shown in Portuguese.
 */
export const BINDING = {
  before: 'Only the Portuguese text is legally binding:',
  after: '. This translation is for your information.',
};
