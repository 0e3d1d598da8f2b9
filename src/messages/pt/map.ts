/** The interactive map (LOC-01 to LOC-03). */
export const seeAddress = (house: string) => `${house}: ver a morada`;
export const TWO_FINGERS = 'Mova o mapa com dois dedos';
export const CLOSER = 'Aproximar';
export const FURTHER = 'Afastar';
export const KEYS = 'Mapa: mova com as setas, aproxime com + e afaste com −';
