export const TITLE = 'Something went wrong';
export const ADVICE =
  'This page did not open as it should. Try again; if it happens again, call us on';
export const OUT_OF_REACH = 'The site cannot be reached. Check your connection and try again.';
export const HOME = 'Back to the home page';
