/** On the plaque in the window of Home, around the lowest price (SITE-02). */

export const FROM = 'from';
export const PER_NIGHT = 'per night';
