/** What to know before and during a stay (INFO-01 to INFO-07). */
import { LUGGAGE_UNTIL, MINIMUM_AGE } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Informações';
export const DESCRIPTION =
  'Horários de check-in e check-out, regras da casa, contactos de emergência, comodidades dos quartos, o que há por perto e onde estacionar.';
export const LEAD =
  'Horários, regras da casa e contactos úteis, para consultar antes e durante a estadia.';

export const HOURS = 'Horários';
export const TIMETABLE = {
  checkIn: { what: 'Check-in', note: `Idade mínima: ${MINIMUM_AGE} anos` },
  checkOut: { what: 'Check-out', note: `Bagagem guardada sem custo até às ${LUGGAGE_UNTIL}` },
  breakfast: { what: 'Pequeno-almoço', note: 'Continental, incluído na estadia' },
  quiet: { what: 'Silêncio', note: 'Nos quartos e nas áreas comuns' },
  reception: { what: 'Receção', note: 'Todos os dias do ano' },
};
export const ALWAYS_OPEN = '24h';

export const RULES = 'Regras da casa';
/** What guests should know besides the house rules. */
export const MINIMUM_AGE_RULE = {
  text: `Idade mínima: ${MINIMUM_AGE} anos.`,
  note: 'Menores em quartos de família, acompanhados pelos pais.',
};
export const PAYMENT = {
  text: 'Pagamento no check-in.',
  note: 'Numerário, cartão ou transferência bancária.',
};
export const READ_TERMS = 'Ler os Termos e Condições';

export const EMERGENCY_CONTACTS = 'Contactos de emergência';
export const EMERGENCY = 'Emergência';
export const HOUSE_LINE = 'Linha do hostel, 24h';
export const FIRST_AID = 'Primeiros socorros';
export const AT_RECEPTION = 'Na receção';

export const SEE_MAP = 'Ver o mapa e como chegar';

export const ROOM_AMENITIES = 'Comodidades dos quartos';
export const DIFFERENCES = {
  before: 'O que muda de quarto para quarto está na página de cada um:',
  link: 'ver os quartos',
};
/** What every room has and does not have, in the same order as the domain's `DEFAULT_AMENITIES`. */
export const AMENITIES = [
  {
    name: 'Comodidades Incluídas',
    names: [
      'Wi-Fi gratuito',
      'Televisão',
      'Cozinha',
      'Roupa de cama',
      'Detetor de fumo',
      'Extintor',
      'Estojo de primeiros socorros',
    ],
  },
  {
    name: 'Não Incluído',
    names: [
      'Frigorífico',
      'Micro-ondas',
      'Loiça e talheres',
      'Congelador',
      'Tabuleiro de forno',
      'Cabides',
      'Cobertores extra',
      'Roupeiro',
      'Mobiliário de exterior',
    ],
  },
  {
    name: 'Características Padrão',
    names: [
      'Casa de banho partilhada',
      'Self check-in',
      'Equipa 24h',
      'Acesso às áreas comuns',
      'Pequeno-almoço incluído',
      'Localização central',
    ],
  },
];

/** The notices about parking and the location (INFO-06). */
export const PARKING = {
  title: 'Estacionamento',
  text: 'Não há estacionamento na propriedade. Na rua é pago; nos parques parceiros, aqui perto, tem desconto de hóspede.',
};
export const LOCATION = {
  title: 'Localização',
  text: 'Estamos a 50\u00a0m da estação de comboios. Do aeroporto são 69\u00a0km: venha de autocarro ou comboio e faça os últimos 50\u00a0m a pé.',
};
