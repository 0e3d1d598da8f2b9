/** What is wrong with a step of the form (BOOK-STEP1 to BOOK-STEP4, ERR-BOOK-02 to ERR-BOOK-06). */

export const CHECK_IN_MISSING = 'Please choose a check-in date';
export const CHECK_OUT_MISSING = 'Please choose a check-out date';
export const CHECK_IN_PAST = 'This check-in date has already passed.';
export const DATE_ORDER = 'Check-out must be after check-in';
export const TOO_FAR = 'You can book up to 9 months ahead.';
export const TOO_LONG =
  'On this site you can book up to 30 nights. To stay longer, please call us.';

export const TOO_FEW_GUESTS = 'Please enter at least 1 guest';
export const TOO_MANY_GUESTS = 'Please enter no more than 50 guests';

export const ROOMS_MISSING = 'Please choose a combination of rooms';
export const ROOMS_TOO_SMALL = 'The rooms you have chosen do not have enough places';
export const moreThanCome = (accommodated: number, guests: number) =>
  `You have placed ${accommodated} guests in the rooms, but the booking is for ${guests}.`;

export const NAME_MISSING = 'Please enter your name';
export const NAME_TOO_LONG = 'The name can have 200 characters at most';
export const EMAIL_MISSING = 'Please enter the main contact’s email address';
export const EMAIL_INVALID = 'This email address does not look right';
export const PHONE_MISSING = 'Please enter the main contact’s phone number';
export const PHONE_INVALID = 'This phone number does not look right';
export const MESSAGE_TOO_LONG = 'The message can have 3900 characters at most';

/** Before sending. */
export const GUEST_MISSING = 'Please add at least one guest';
export const CONTACT_INCOMPLETE = 'The main contact’s details are incomplete';
export const ROOM_MISSING = 'Please choose at least one room';
export const DATES_MISSING = 'Please choose your check-in and check-out dates';
