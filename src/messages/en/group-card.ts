export const TITLE = 'Coming as a group?';
export const TEXT =
  'Tell us how many you are, up to 50. The form combines the rooms and shows who sleeps where: one request and one contact for everyone.';
export const BOOK_AS_GROUP = 'Book as a group';
export const PREFER_TO_TALK = 'Prefer to talk?';

export const forExample = (guests: number) => `For example, ${guests} guests`;
export const perPerson = (price: string) => `${price} per person`;
