/** How many guests all offered rooms hold together; with fewer than needed no choice can work. */
export function bedCount(rooms: readonly { max_guests: number }[]): number {
  return rooms.reduce((sum, { max_guests }) => sum + max_guests, 0);
}
