export const CHECK_IN_MISSING = 'Please choose a check-in date';
export const CHECK_OUT_MISSING = 'Please choose a check-out date';
export const CHECK_IN_PAST = 'This check-in date has passed. Please choose a later one.';
export const DATE_ORDER = 'Check-out must be after check-in';
export const TOO_FAR = 'You can book up to 9 months ahead. Please choose earlier dates.';
export const TOO_LONG =
  'On this site you can book up to 30 nights. To stay longer, please call us.';

export const TOO_FEW_GUESTS = 'Please enter at least 1 guest';
export const TOO_MANY_GUESTS = 'Please enter no more than 50 guests';

export const ROOMS_MISSING = 'Please choose a combination of rooms';
export const ROOMS_TOO_SMALL =
  'The rooms you have chosen do not sleep everyone. Please add another.';
export const moreThanCome = (accommodated: number, guests: number) =>
  `There are ${accommodated} guests in the rooms, but the booking is for ${guests}.`;

export const NAME_MISSING = 'Please enter your name';
export const NAME_TOO_LONG = 'The name can be up to 200 characters long';
export const EMAIL_MISSING = 'Please enter your email address';
export const EMAIL_INVALID = 'This email address does not look right. Please check it.';
export const PHONE_MISSING = 'Please enter your phone number';
export const PHONE_INVALID = 'This phone number does not look right. Please check it.';
export const MESSAGE_TOO_LONG = 'The message can be up to 3900 characters long';

export const GUEST_MISSING = 'Please add at least one guest';
export const CONTACT_INCOMPLETE = 'The main contact’s details are incomplete';
export const ROOM_MISSING = 'Please choose at least one room';
export const DATES_MISSING = 'Please choose your check-in and check-out dates';
