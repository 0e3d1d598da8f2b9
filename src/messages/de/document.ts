export const SCRIPT_FAILURE = {
  before: 'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und',
  link: 'laden Sie die Seite neu',
  after: '.',
};
export const NO_SCRIPT =
  'Um diese Seite zu nutzen, schalten Sie bitte JavaScript in Ihrem Browser ein.';
export const CALL = 'Oder rufen Sie uns an:';
