/** The home page (HOME-01, HOME-02, HOME-14 to HOME-19). */

export const TITLE = 'Treze quartos a 50 m da estação';
export const DESCRIPTION =
  'Hostel no Algarve com treze quartos, pequeno-almoço e Wi-Fi incluídos e receção aberta 24h, a 50 m da estação de comboios. Reserve diretamente connosco.';

export const HEADING = 'Treze quartos a 50 m da estação';
/** In three parts, because no line may break within 'Wi-Fi'. */
export const WELCOME = {
  before: 'Bem-vindo a uma casa caiada no Algarve, com ',
  unbroken: 'pequeno-almoço e Wi-Fi',
  after: ' incluídos, receção aberta 24h e cinco línguas faladas ao balcão.',
};
export const WINDOW = 'Janela aberta sobre a praia e as falésias';
export const seeOn = (platform: string) => `Ver na ${platform}`;
/** Shown while it is night at the hostel (SITE-04). */
export const NIGHT = 'Chega tarde? A receção está aberta toda a noite.';

/** The wall of tiles, one for each of the thirteen rooms. */
export const WALL_TITLE = 'Treze quartos, treze azulejos';
export const WALL_TEXT =
  'Cada porta da casa tem o seu azulejo, e cada quarto as cores dele. Há quartos individuais, duplos, twin, de família e dormitórios com cacifo e luz de leitura.';
export const SEE_ROOMS = 'Ver os quartos';
/** Shown below the number of rooms. */
export const ROOMS = 'quartos';
/** Below a tile that is a fifth of a phone's width, so keep it short. */
export const door = (roomNumber: string) => `Quarto ${roomNumber}`;

export const BENEFITS_TITLE = 'O que vem com a estadia';
export const BENEFITS = {
  breakfast: {
    title: 'Pequeno-almoço incluído',
    text: 'Continental, servido das 7:00 às 10:00, com pão da manhã e laranjas de cá.',
  },
  reception: {
    title: 'Receção 24h',
    text: 'Chegue no último comboio: há sempre alguém. Falamos português, inglês, espanhol, francês e alemão.',
  },
  station: {
    title: 'A 50 m da estação',
    text: 'Saia do comboio, atravesse a rua e está em casa. Do aeroporto são 69 km de autocarro ou comboio.',
  },
};

/** Four figures with their labels (HOME-17). */
export const STATS_TITLE = 'A casa em números';
export const HOURS = '24h';
export const RECEPTION = 'receção';
export const LANGUAGES = 'línguas';
export const DISTANCE = '50m';
export const STATION = 'da estação';

export const CLOSING_TITLE = 'A sua janela está à espera';
export const CLOSING_TEXT =
  'Reserve diretamente connosco pelo melhor preço, ou através da plataforma que já conhece.';
export const FRONT = 'Fachada do hostel, ao lado da estação';
export const ALL_ROOMS = 'Ver Quartos';
export const bookOn = (platform: string) => `Reservar na ${platform}`;

// Three rooms on Home with their prices, and the plaque with the lowest price (SITE-02).

export const ROOMS_TITLE = 'Escolha a sua porta';
export const ROOMS_TEXT = 'O preço é do quarto inteiro, por noite, com pequeno-almoço.';
export const allOf = (count: number) => `Ver os ${count} quartos`;
export const ROOMS_FAILED = 'Os quartos não carregaram.';

/** Before and after the price on the plaque. */
export const FROM = 'desde';
export const PER_NIGHT = 'por noite';
