/**
 * What the panel's cache calls what it has read. A key begins with its table, so that a change to a
 * table refreshes all that was read from it: `invalidateQueries({ queryKey: queryKeys.messages })`.
 */
export const queryKeys = {
  staffMembership: ['staff-membership'],
  bookings: ['bookings'],
  rooms: ['rooms'],
  availability: ['room_availability'],
  amenities: ['amenities'],
  roomAmenities: ['room_amenities'],
  messages: ['contact_messages'],
  unreadMessages: ['contact_messages', 'unread'],
  houseRules: ['house_rules'],
} as const;
