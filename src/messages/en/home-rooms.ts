export const TITLE = 'Choose your door';
export const TEXT = 'The price is for the whole room, per night, with breakfast.';
export const allOf = (count: number) => `See all ${count} rooms`;
export const FAILED = 'The rooms did not load.';

export const FROM = 'from';
export const PER_NIGHT = 'per night';
