/** Where the three rooms of Home stand, to which the price over its window leads. */
export const DOORS_ID = 'quartos-da-casa';
