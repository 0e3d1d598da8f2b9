export const SCRIPT_FAILURE = {
  before: 'Part of this page did not load. Check your connection and',
  link: 'reload the page',
  after: '.',
};
export const NO_SCRIPT = 'To use this site, turn on JavaScript in your browser.';
export const CALL = 'If you prefer, call';
