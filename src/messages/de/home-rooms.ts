/** Three rooms of Home with their prices, and the lowest one over its window (SITE-02). */

export const TITLE = 'Wählen Sie Ihre Tür';
export const TEXT = 'Der Preis gilt für das ganze Zimmer, pro Nacht, mit Frühstück.';
export const allOf = (count: number) => `Alle ${count} Zimmer ansehen`;
export const FAILED = 'Die Zimmer wurden nicht geladen.';

/** On the plaque in the window, around the price. */
export const FROM = 'ab';
export const PER_NIGHT = 'pro Nacht';
