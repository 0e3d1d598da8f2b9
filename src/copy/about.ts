/** The texts of '/sobre' (ABOUT-01, ABOUT-02). */
import { hostel } from './hostel';

const { languages, metresToStation } = hostel.reception;

/** How the house came to be what it is, paragraph by paragraph. */
export const story = [
  `O ${hostel.name} fica numa casa caiada de dois andares, a ${metresToStation}\u00a0m da estação de comboios, numa cidade da costa do Algarve. É uma casa pequena: treze quartos, uma cozinha, uma sala e um terraço de onde se vê o mar.`,
  'Quando a recuperámos, cada quarto ganhou um azulejo. É ele que indica a porta, e é por ele que os hóspedes o recordam. O resto já cá estava: as platibandas, as chaminés rendilhadas e a luz.',
  'Recebemos viajantes 24 horas por dia, em cinco línguas, com pequeno-almoço e Wi-Fi incluídos.',
] as const;

/** The house in four figures. */
export const figures = [
  { figure: String(hostel.roomCount), label: 'quartos' },
  { figure: hostel.reception.hours, label: 'receção aberta' },
  { figure: String(languages), label: 'línguas faladas' },
  { figure: `${metresToStation}\u00a0m`, label: 'da estação de comboios' },
] as const;

/** The four values (ABOUT-02), each under a tile of the house. */
export const values = [
  {
    name: 'Hospitalidade',
    text: 'A porta está sempre aberta e há sempre alguém ao balcão, chegue à hora a que chegar.',
    tile: '/azulejos/13.svg',
  },
  {
    name: 'Excelência',
    text: 'Roupa de cama lavada, duches quentes e pão da manhã. Fazemos o simples bem feito, todos os dias.',
    tile: '/azulejos/03.svg',
  },
  {
    name: 'Comunidade',
    text: 'Uma mesa grande na cozinha e um terraço para o fim da tarde. Quem chega sozinho raramente janta sozinho.',
    tile: '/azulejos/08.svg',
  },
  {
    name: 'Autenticidade',
    text: 'Cal, cobalto, ocre e azulejo, como nas casas daqui. E as moradas onde nós próprios vamos comer.',
    tile: '/azulejos/09.svg',
  },
] as const;
