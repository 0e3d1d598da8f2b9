/** The words around the three legal texts (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Última atualização: outubro de 2025';
export const ON_THIS_PAGE = 'Nesta página';
/** Stands above a translation, the name of the Portuguese text between; not shown in Portuguese. */
export const BINDING = {
  before: 'Vale o texto em português:',
  after: '.',
};
