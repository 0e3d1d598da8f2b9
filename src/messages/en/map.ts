export const seeAddress = (house: string) => `${house}: see the address`;
export const TWO_FINGERS = 'Move the map with two fingers';
export const CLOSER = 'Zoom in';
export const FURTHER = 'Zoom out';
export const KEYS = 'Map: move with the arrow keys, zoom in with + and out with −';
