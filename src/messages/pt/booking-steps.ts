/** Steps 2, 4 and 5 of the booking form, and the bar at the foot of a phone. */
import { nights } from './counts.ts';

export const GUEST_COUNT = 'Número de hóspedes';
export const GUEST_COUNT_HINT = 'De 1 a 50 hóspedes por pedido.';
export const ONE_LESS = 'Menos um hóspede';
export const ONE_MORE = 'Mais um hóspede';
export const ROOMS_FOLLOW =
  'No passo seguinte mostramos os quartos que acolhem todos, juntos ou em dois ou três quartos.';
export const MINORS =
  'A idade mínima é 18 anos. Os menores ficam com os pais, num quarto só da família: conte-os aqui também.';

export const FIRST_GUEST =
  'Só precisamos do primeiro hóspede, que fica como contacto principal da reserva.';
export const NAME = 'Nome completo';
export const EMAIL = 'Email';
export const PHONE = 'Telefone';
export const PHONE_HINT = 'Por exemplo, +351 912 345 678 ou 00351 912 345 678.';
export const MESSAGE = 'Mensagem';
export const PRIVACY = {
  before: 'Usamos estes dados só para tratar da reserva. Leia a',
  link: 'Política de Privacidade',
  after: '.',
};

/** The review: the headings of its blocks, and what each edit button changes. */
export const DATES = 'Datas';
export const ROOMS = 'Quartos';
export const CONTACT = 'Contacto principal';
export const NO_MESSAGE = 'Sem mensagem';
export const CHANGE = 'Alterar';
export const CHANGE_WHAT = {
  dates: 'Alterar datas',
  guests: 'Alterar hóspedes',
  rooms: 'Alterar quartos',
  contact: 'Alterar contacto',
  message: 'Alterar mensagem',
};
export const GOOD_TO_KNOW = 'Bom saber';
export const TAXES = 'Os preços incluem IVA. As taxas turísticas são pagas no local.';
export const TERMS = {
  before: 'Ao confirmar, aceita os',
  link: 'Termos e Condições',
  after: '.',
};

/** For narrow places: the bar on a phone, and between two dates. */
export const shortNights = nights;

/** The total. */
export const withVat = (length: string) => `${length}, IVA incluído`;
export const INCLUDED = 'Pequeno-almoço e Wi-Fi incluídos';
export const totalOf = (sum: string) => `Total (${sum})`;

/** The bar at the foot of a phone. */
export const YOUR_DATES = 'As suas datas';
export const CHOOSE_CHECK_IN = 'Escolha o check-in';
export const CHOOSE_CHECK_OUT = 'Escolha o check-out';
export const checkInOn = (day: string) => `Check-in ${day}`;
export const CHOOSE_ROOMS = 'Escolha os quartos';
/** In that bar, when no rooms hold the party. */
export const CHOOSE_DATES = 'Escolha outras datas';
export const CALL = 'Ligar';
export const totalFor = (length: string) => `Total, ${length}`;
export const SUMMARY_BUTTON = 'Resumo da estadia: ';
