export const TITLE = 'Something went wrong';
export const ADVICE =
  'This page did not open as it should. Try again; if it happens again, call us on';
export const OFFLINE = 'No internet connection';
export const HOME = 'Back to the home page';
