export const NOT_FOUND = 'Room not found';
export const NOT_OPENED = 'We could not open this room';
export const NO_NUMBER = 'There is no room number in the web address';
export const notActive = (numbered: string) =>
  `${numbered} was not found or is not currently available`;
export const loadFailed = (detail: string) => `The room could not be loaded: ${detail}`;
export const UNKNOWN_ERROR = 'unknown error';
export const NO_ANSWER = 'This room’s details did not arrive. Check your connection and try again.';
export const NOT_THERE = 'The room you are looking for does not exist or is not available.';
export const RETRY = 'Try again';
export const BACK_TO_ROOMS = 'Back to the rooms';
export const BOOK = 'Book';
