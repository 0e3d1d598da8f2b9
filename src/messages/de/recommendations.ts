export const ONE_ROOM = 'Beste Wahl: ein Zimmer für alle';
export const TWO_ROOMS = 'Gute Wahl: zwei Zimmer, gleichmäßig belegt';
export const THREE_ROOMS = 'Auch möglich: drei Zimmer';
