export const seeAddress = (house: string) => `${house}: ver la dirección`;
export const TWO_FINGERS = 'Mueve el mapa con dos dedos';
export const CLOSER = 'Acercar';
export const FURTHER = 'Alejar';
export const KEYS = 'Mapa: muévelo con las flechas, acerca con + y aleja con −';
