export const TITLE = 'Choose your room';
export const TEXT =
  'Thirteen rooms, each with a tile of its own. The page of each has its pictures, its free days and its price.';
export const SEE_ROOMS = 'See rooms';
