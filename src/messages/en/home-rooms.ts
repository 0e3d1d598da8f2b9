/** Three rooms on Home with their prices, and the plaque with the lowest price (SITE-02). */

export const TITLE = 'Choose your door';
export const TEXT = 'The price is for the whole room, per night, with breakfast.';
export const allOf = (count: number) => `See all ${count} rooms`;
export const FAILED = 'The rooms did not load.';

/** Before and after the price on the plaque. */
export const FROM = 'from';
export const PER_NIGHT = 'per night';
