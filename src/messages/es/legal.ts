/** The texts around the three legal documents (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Última actualización: octubre de 2025';
export const ON_THIS_PAGE = 'En esta página';
/**
 * The note above a translation, around the name of the Portuguese text; not shown in Portuguese.
 */
export const BINDING = {
  before: 'Solo es vinculante el texto en portugués:',
  after: '. Esta traducción es solo informativa.',
};
