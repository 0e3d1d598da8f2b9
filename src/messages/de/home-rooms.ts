export const TITLE = 'Wählen Sie Ihre Tür';
export const TEXT = 'Der Preis gilt für das ganze Zimmer, pro Nacht, mit Frühstück.';
export const allOf = (count: number) => `Alle ${count} Zimmer ansehen`;
export const FAILED = 'Die Zimmer wurden nicht geladen.';

export const FROM = 'ab';
export const PER_NIGHT = 'pro Nacht';
