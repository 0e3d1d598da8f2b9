/** The sizes, in px, of what stands on the map. */

/** The marker: a tile whose tip points at the place. */
export const MARKER = { source: '/imagens/marcador.svg', width: 40, height: 52 } as const;

/** The card over it. */
export const CARD_WIDTH = 248;
