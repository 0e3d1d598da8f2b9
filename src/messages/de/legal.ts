/** The texts around the three legal documents (PRIV-02, LANG-03). */

export const LAST_UPDATED = 'Stand: Oktober 2025';
export const ON_THIS_PAGE = 'Auf dieser Seite';
/**
 * The note above a translation, around the name of the Portuguese text; not shown in Portuguese.
 */
export const BINDING = {
  before: 'Verbindlich ist allein der portugiesische Text:',
  after: '. Diese Übersetzung dient nur zu Ihrer Information.',
};
