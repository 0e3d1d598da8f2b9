/** What stands on the map, with and without Leaflet; in px. */

/** The tile whose tip is the place. */
export const MARKER = { source: '/imagens/marcador.svg', width: 40, height: 52 } as const;

/** The card over it. */
export const CARD_WIDTH = 248;
