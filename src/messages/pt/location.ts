/** The location page (LOC-01 to LOC-09). */

export const TITLE = 'Localização';
export const DESCRIPTION =
  'O hostel fica a 50 m da estação de comboios e a 69 km do aeroporto. Mapa, morada, telefone, o que há por perto e como chegar de comboio, autocarro ou carro.';
export const LEAD = 'A 50 m da estação de comboios. Saia da gare, atravesse a rua e está em casa.';

export const ADDRESS = 'Morada';
export const PHONE = 'Telefone';
export const EMAIL = 'E-mail';

export const OPEN_MAP = 'Abrir mapa';
/** Added to the link text for screen readers. */
export const inService = (service: string) => `no ${service}`;
export const openIn = (service: string) => `Abrir no ${service}`;
export const GETTING_HERE = 'Como chegar';
export const routeIn = (service: string) => `Traçar o caminho no ${service}`;

export const MAP = 'Mapa centrado no hostel';
export const MAP_LOADING = 'A carregar o mapa de ruas…';
export const MAP_FAILED = 'O mapa de ruas não carregou. Fica o nosso, desenhado.';
/** The hostel's own drawn map, which is shown until the interactive one has loaded (SITE-03). */
export const DRAWN_MAP = 'Mapa desenhado dos arredores';
export const NO_SCALE = 'Desenho sem escala';
/** Two labels on it; keep them as short as possible. */
export const STATION = 'Estação';
export const AIRPORT = 'Aeroporto';

/** After a distance, or instead of one. */
export const minutesOnFoot = (minutes: number) => `${minutes} min a pé`;
export const ON_FOOT = 'a pé';

/** The interactive map (LOC-01 to LOC-03). */
export const seeAddress = (house: string) => `${house}: ver a morada`;
export const TWO_FINGERS = 'Mova o mapa com dois dedos';
export const CLOSER = 'Aproximar';
export const FURTHER = 'Afastar';
export const KEYS = 'Mapa: mova com as setas, aproxime com + e afaste com −';
