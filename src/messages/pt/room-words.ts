/** Texts about rooms that several pages share. */

/** The description of a room that has none (ROOM-LIST-13). */
export const DEFAULT_DESCRIPTION = 'Quarto confortável com excelentes comodidades';

export const numbered = (roomNumber: string) => `Quarto ${roomNumber}`;

export const upTo = (guests: number) => `Até ${guests} pessoa(s)`;

/** Before and after a price. */
export const FROM = 'A partir de';
export const PER_NIGHT = '/ noite';

/** The capacity filter that shows all rooms. */
export const ANY_CAPACITY = 'Todos';

/** The name of the wall of tiles, each of which links to a room. */
export const ALL_ROOMS = 'Os quartos da casa';

/** Headings of amenity groups that are not categories in the database (ROOM-DET-05). */

/** The heading above the room's own features. */
export const OWN_FEATURES = 'Neste quarto';

// Where a page shows the prices it was built with, because nobody answers (SITE-07).

export const UNCONFIRMED = 'Não foi possível confirmar os preços de hoje.';
export const RETRY = 'Tentar Novamente';
