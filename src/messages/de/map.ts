export const seeAddress = (house: string) => `${house}: Adresse ansehen`;
export const TWO_FINGERS = 'Karte mit zwei Fingern bewegen';
export const CLOSER = 'Vergrößern';
export const FURTHER = 'Verkleinern';
export const KEYS = 'Karte: mit den Pfeiltasten bewegen, mit + vergrößern und mit − verkleinern';
