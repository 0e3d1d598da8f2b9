export const LAST_UPDATED = 'Stand: Oktober 2025';
export const ON_THIS_PAGE = 'Auf dieser Seite';
export const BINDING = {
  before: 'Verbindlich ist allein der portugiesische Text:',
  after: '. Diese Übersetzung dient nur zu Ihrer Information.',
};
