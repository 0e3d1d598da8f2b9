/** The texts around the three legal documents (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Última atualização: outubro de 2025';
export const ON_THIS_PAGE = 'Nesta página';
/**
 * The note above a translation, around the name of the Portuguese text; not shown in Portuguese.
 */
export const BINDING = {
  before: 'Vale o texto em português:',
  after: '.',
};
