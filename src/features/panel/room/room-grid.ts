/** The cards of the screen: three in a row, two or one where there is less room. */
export const ROOM_GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';
