export const TITLE = 'Page not found';
export const NO_SUCH_TILE = 'This tile is not part of the wall.';
export const ADVICE =
  'The address may have changed or been mistyped. You can start again from the home page.';
export const HOME = 'Back to the home page';
export const BOOK = 'Book';
