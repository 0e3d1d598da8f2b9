/** What stands in a page's file itself, for a visitor whose script does not come (GEN-12). */

export const SCRIPT_FAILURE = {
  before: 'Part of this page did not load. Check your connection and',
  link: 'reload the page',
  after: '.',
};
export const NO_SCRIPT = 'To use this site, turn on JavaScript in your browser.';
/** In front of the number. */
export const CALL = 'If you prefer, call';
