/** How many guests the rooms offered can hold together: fewer than asked for, and no choice helps. */
export function bedCount(rooms: readonly { max_guests: number }[]): number {
  return rooms.reduce((sum, { max_guests }) => sum + max_guests, 0);
}
