/** Texts in the HTML file itself, for visitors whose script does not load (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und',
  link: 'laden Sie die Seite neu',
  after: '.',
};
export const NO_SCRIPT =
  'Um diese Seite zu nutzen, schalten Sie bitte JavaScript in Ihrem Browser ein.';
/** Followed by the number. */
export const CALL = 'Oder rufen Sie uns an:';
