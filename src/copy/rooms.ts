/** What a card, or a page, says of a room that has no description (ROOM-LIST-13). */
export const DEFAULT_ROOM_DESCRIPTION = 'Quarto confortável com excelentes comodidades';
