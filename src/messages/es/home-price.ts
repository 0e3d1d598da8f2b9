/** On the plaque in the window of Home, around the lowest price (SITE-02). */

export const FROM = 'desde';
export const PER_NIGHT = 'por noche';
