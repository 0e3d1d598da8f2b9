/** The texts around the three legal documents (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Dernière mise à jour\u202f: octobre 2025';
export const ON_THIS_PAGE = 'Sur cette page';
/**
 * The note above a translation, around the name of the Portuguese text; not shown in Portuguese.
 */
export const BINDING = {
  before: 'Seul le texte portugais fait foi\u202f:',
  after: '. Cette traduction vous est fournie à titre d’information.',
};
