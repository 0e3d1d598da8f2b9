/** The page about the hostel: its story and its values (ABOUT-01 to ABOUT-03). */

export const TITLE = 'Sobre Nós';
export const DESCRIPTION =
  'Uma casa caiada com treze quartos, cada um com o seu azulejo, a 50 m da estação de comboios. A história do hostel e os valores que o guiam.';

export const HEADING = 'Uma casa à porta da estação';
/** The history of the hostel, by paragraph. */
export const STORY = [
  'O Hostel Maré Nova fica numa casa caiada de dois andares, a 50\u00a0m da estação de comboios, numa cidade da costa do Algarve. É uma casa pequena: treze quartos, uma cozinha, uma sala e um terraço de onde se vê o mar.',
  'Quando a recuperámos, cada quarto ganhou um azulejo. É ele que indica a porta, e é por ele que os hóspedes o recordam. O resto já cá estava: as platibandas, as chaminés rendilhadas e a luz.',
  'Recebemos viajantes 24 horas por dia, em cinco línguas, com pequeno-almoço e Wi-Fi incluídos.',
];
export const FRONT = 'Fachada do hostel, com a estação ao lado';

export const FIGURES_TITLE = 'A casa em números';
export const ROOMS = 'quartos';
export const HOURS = '24h';
export const RECEPTION = 'receção aberta';
export const LANGUAGES = 'línguas faladas';
export const DISTANCE = '50\u00a0m';
export const STATION = 'da estação de comboios';

export const VALUES_TITLE = 'O que nos guia';
export const VALUES = {
  hospitality: {
    name: 'Hospitalidade',
    text: 'A porta está sempre aberta e há sempre alguém ao balcão, chegue à hora a que chegar.',
  },
  excellence: {
    name: 'Excelência',
    text: 'Roupa de cama lavada, duches quentes e pão da manhã. Fazemos o simples bem feito, todos os dias.',
  },
  community: {
    name: 'Comunidade',
    text: 'Uma mesa grande na cozinha e um terraço para o fim da tarde. Quem chega sozinho raramente janta sozinho.',
  },
  authenticity: {
    name: 'Autenticidade',
    text: 'Cal, cobalto, ocre e azulejo, como nas casas daqui. E as moradas onde nós próprios vamos comer.',
  },
};

export const LIVING_ROOM = 'Sala comum com sofá azul e janelas em arco sobre o mar';
export const CALL_TITLE = 'Quer saber mais alguma coisa?';
export const CALL_TEXT =
  'Escreva-nos. Respondemos em 24 horas, e a receção atende o telefone a qualquer hora.';
export const CONTACT_US = 'Contacte-nos';
export const SEE_ROOMS = 'Ver Quartos';
