export const ONE_ROOM = 'Best option: one room for everyone';
export const TWO_ROOMS = 'Good option: two rooms, evenly shared';
export const THREE_ROOMS = 'Also possible: three rooms';
