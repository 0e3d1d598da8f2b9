/** What a card, or a page, says of a room that has no description. Specification §2, Quartos. */
export const DEFAULT_ROOM_DESCRIPTION = 'Quarto confortável com excelentes comodidades';
