import { demoId } from './ids.ts';

/** One of the thirteen rooms, without what is the same for all of them. */
interface DemoRoom {
  room_number: string;
  name: string;
  description: string;
  max_guests: number;
  price_per_night: number;
  minimum_price: number | null;
  features: string[];
  /** Scenes of /imagens: the room itself, then a bathroom and a common area. */
  scenes: [string, string, string];
  room_subtitle: string;
  full_description: string;
  booking_url: string | null;
  airbnb_url: string | null;
}

/** The demo house is listed nowhere: the platforms' own front pages stand in for its listings. */
const BOOKING_COM = 'https://www.booking.com/';
const AIRBNB = 'https://www.airbnb.pt/';

const DEMO_ROOMS: readonly DemoRoom[] = [
  {
    room_number: '1',
    name: 'Individual Estrela',
    description: 'Quarto sossegado virado a nascente, com secretária e janela larga.',
    max_guests: 1,
    price_per_night: 38,
    minimum_price: null,
    features: ['Wi-Fi', 'Secretária', 'Televisão', 'Roupa de cama', 'Janela a nascente'],
    scenes: ['individual', 'casa-de-banho', 'sala'],
    room_subtitle: 'Cama individual, secretária e sossego',
    full_description:
      'O quarto 1 fica no primeiro andar, do lado mais calmo da casa. Tem uma cama individual, uma secretária com candeeiro e uma janela larga de portadas amarelas.\n\nÉ o quarto de quem viaja sozinho: luz para trabalhar de manhã, silêncio para dormir cedo. A casa de banho partilhada fica ao fundo do corredor.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '2',
    name: 'Duplo Maré',
    description: 'Cama de casal, cabeceira de azulejo e sol da manhã.',
    max_guests: 2,
    price_per_night: 55,
    minimum_price: null,
    features: ['Wi-Fi', 'Televisão', 'Roupa de cama', 'Cama de casal', 'Sol da manhã'],
    scenes: ['duplo', 'casa-de-banho', 'terraco'],
    room_subtitle: 'Cama de casal e sol da manhã',
    full_description:
      'Um quarto duplo no primeiro andar, com cabeceira de azulejo e janela virada a nascente. O sol entra às oito e fica até ao fim do pequeno-almoço.\n\nA casa de banho partilhada fica no corredor, a quatro passos.',
    booking_url: BOOKING_COM,
    airbnb_url: AIRBNB,
  },
  {
    room_number: '3',
    name: 'Duplo Sol',
    description: 'Cama de casal e varanda sobre a rua da estação.',
    max_guests: 2,
    price_per_night: 58,
    minimum_price: 52,
    features: ['Wi-Fi', 'Varanda', 'Televisão', 'Roupa de cama', 'Cama de casal'],
    scenes: ['duplo-barro', 'casa-de-banho', 'pequeno-almoco'],
    room_subtitle: 'Cama de casal e varanda para a rua',
    full_description:
      'Da varanda do quarto 3 vê-se chegar o comboio. Lá dentro há uma cama de casal, um espelho em forma de sol e uma cadeira para deixar a mala aberta.\n\nO chão de tijoleira guarda o fresco nas tardes de verão. À noite, com as portadas fechadas, a rua quase não se ouve.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '4',
    name: 'Twin Amendoeira',
    description: 'Duas camas individuais e vista para o mar ao fundo.',
    max_guests: 2,
    price_per_night: 52,
    minimum_price: null,
    features: ['Wi-Fi', 'Televisão', 'Roupa de cama', 'Duas camas individuais', 'Vista para o mar'],
    scenes: ['twin-amendoa', 'casa-de-banho', 'sala'],
    room_subtitle: 'Duas camas individuais e o mar ao fundo',
    full_description:
      'Duas camas individuais com cabeceira de azulejo, uma mesa de cabeceira ao meio e um quadro da amendoeira em flor. Por cima dos telhados, ao fundo, vê-se o mar.\n\nServe bem dois amigos em viagem. A casa de banho partilhada fica na porta ao lado.',
    booking_url: null,
    airbnb_url: null,
  },
  {
    room_number: '5',
    name: 'Twin Losango',
    description: 'Duas camas individuais, chão hidráulico e muita luz.',
    max_guests: 2,
    price_per_night: 52,
    minimum_price: null,
    features: ['Wi-Fi', 'Televisão', 'Roupa de cama', 'Duas camas individuais', 'Duas janelas'],
    scenes: ['twin', 'casa-de-banho', 'cozinha'],
    room_subtitle: 'Duas camas individuais e duas janelas',
    full_description:
      'O quarto 5 tem duas janelas e por isso é o mais claro do primeiro andar. As duas camas ficam de costas para um lambrim ocre, sobre o chão hidráulico azul e branco que já cá estava quando recuperámos a casa.\n\nA cozinha comum fica no mesmo piso.',
    booking_url: null,
    airbnb_url: null,
  },
  {
    room_number: '6',
    name: 'Família Leque',
    description: 'Cama de casal e beliche, com espaço para brincar no chão.',
    max_guests: 4,
    price_per_night: 84,
    minimum_price: 79,
    features: ['Wi-Fi', 'Cozinha', 'Televisão', 'Cama de casal e beliche', 'Roupeiro', 'Jogos'],
    scenes: ['familia', 'casa-de-banho', 'cozinha'],
    room_subtitle: 'Cama de casal, beliche e chão para brincar',
    full_description:
      'O quarto 6 fica no segundo piso, virado ao pátio. Tem uma cama de casal, um beliche e um tapete grande, com um barco e uma bola à espera de quem chegar.\n\nA cozinha comum fica ao fundo do corredor, com frigorífico e micro-ondas para o leite da noite.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '7',
    name: 'Dormitório Rede',
    description: 'Quatro beliches de madeira, cacifos e luz de leitura em cada cama.',
    max_guests: 8,
    price_per_night: 128,
    minimum_price: null,
    features: ['Wi-Fi', 'Cacifos', 'Cozinha', 'Luz de leitura', 'Tomada em cada cama'],
    scenes: ['dormitorio', 'casa-de-banho', 'sala'],
    room_subtitle: 'Quatro beliches para grupos até oito',
    full_description:
      'Quatro beliches de madeira maciça, cada cama com luz de leitura, tomada e cortina. Os cacifos ficam por baixo da janela: traga o seu cadeado ou peça um na receção.\n\nO quarto reserva-se inteiro, por isso o grupo fica junto e ninguém entra a meio da noite.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '8',
    name: 'Dormitório Peixe',
    description: 'Três beliches e janela grande virada ao mar.',
    max_guests: 6,
    price_per_night: 102,
    minimum_price: 96,
    features: ['Wi-Fi', 'Cacifos', 'Vista para o mar', 'Luz de leitura', 'Cozinha'],
    scenes: ['dormitorio-ria', 'casa-de-banho', 'terraco'],
    room_subtitle: 'Três beliches e uma janela para o mar',
    full_description:
      'A janela em arco do quarto 8 é a maior da casa e dá para o mar. À volta dela há três beliches, cacifos de quatro cores e um tapete de riscas.\n\nPranchas e fatos secam no terraço, que fica um lanço de escadas acima.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '9',
    name: 'Dormitório Chaminé',
    description: 'Dormitório feminino com cacifos e casa de banho no corredor.',
    max_guests: 6,
    price_per_night: 108,
    minimum_price: null,
    features: ['Wi-Fi', 'Só mulheres', 'Cacifos', 'Luz de leitura', 'Secador de cabelo'],
    scenes: ['dormitorio-barro', 'casa-de-banho', 'cozinha'],
    room_subtitle: 'Dormitório feminino de seis camas',
    full_description:
      'Um dormitório só para mulheres, com três beliches e um banco corrido para as mochilas. O óculo redondo enquadra a chaminé rendilhada da casa em frente.\n\nA casa de banho do corredor serve apenas este piso e fecha por dentro.',
    booking_url: null,
    airbnb_url: null,
  },
  {
    room_number: '10',
    name: 'Família Laranja',
    description: 'Quarto amplo para quatro, ao lado da cozinha comum.',
    max_guests: 4,
    price_per_night: 88,
    minimum_price: null,
    features: ['Wi-Fi', 'Cozinha', 'Televisão', 'Cama de casal e beliche', 'Berço a pedido'],
    scenes: ['familia-anil', 'casa-de-banho', 'cozinha'],
    room_subtitle: 'Para quatro, com a cozinha à porta',
    full_description:
      'Cama de casal, beliche e um comboio de madeira no tapete, debaixo de uma grinalda de laranjas. A cozinha comum fica mesmo ao lado: aquece-se o biberão sem acordar ninguém.\n\nTemos um berço e uma cadeira alta. Peça-os na mensagem da reserva.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '11',
    name: 'Duplo Bússola',
    description: 'O nosso quarto mais alto: cama de casal e terraço à porta.',
    max_guests: 2,
    price_per_night: 62,
    minimum_price: null,
    features: ['Wi-Fi', 'Terraço', 'Televisão', 'Cama de casal', 'Varanda'],
    scenes: ['duplo-ria', 'casa-de-banho', 'terraco'],
    room_subtitle: 'O quarto mais alto, com o terraço à porta',
    full_description:
      'Subindo tudo, chega-se ao quarto 11. Tem cama de casal com cabeceira em arco, varanda própria e o terraço logo à porta, com mesa para dois ao fim da tarde.\n\nHá lugar para encostar uma prancha. Não há elevador: são três lanços de escadas, e ajudamos com a mala.',
    booking_url: BOOKING_COM,
    airbnb_url: null,
  },
  {
    room_number: '12',
    name: 'Twin Concha',
    description: 'Duas camas individuais em tons de ria.',
    max_guests: 2,
    price_per_night: 54,
    minimum_price: null,
    features: ['Wi-Fi', 'Televisão', 'Roupa de cama', 'Duas camas individuais', 'Arca'],
    scenes: ['twin-ria', 'casa-de-banho', 'pequeno-almoco'],
    room_subtitle: 'Duas camas individuais em tons de ria',
    full_description:
      'Verde de água nas paredes, portadas cor de telha e, aos pés das camas, uma arca com uma concha apanhada aqui perto. As camas são individuais, de noventa centímetros.\n\nA sala do pequeno-almoço fica no piso de baixo: basta seguir o cheiro do pão.',
    booking_url: null,
    airbnb_url: null,
  },
  {
    room_number: '13',
    name: 'Dormitório Lua Nova',
    description: 'O dormitório do último piso, fresco no verão.',
    max_guests: 8,
    price_per_night: 120,
    minimum_price: 104,
    features: ['Wi-Fi', 'Cacifos', 'Cozinha', 'Luz de leitura', 'Ventoinha de teto'],
    scenes: ['dormitorio-horta', 'casa-de-banho', 'terraco'],
    room_subtitle: 'Oito camas no último piso',
    full_description:
      'O último dormitório do corredor e o último azulejo da casa. Quatro beliches, plantas suspensas e uma janela à altura da copa da laranjeira do pátio.\n\nAs paredes grossas e a ventoinha de teto mantêm-no fresco em agosto. Reserva-se inteiro, para grupos até oito pessoas.',
    booking_url: null,
    airbnb_url: null,
  },
];

/** The id of a room, by its number. */
export function roomId(roomNumber: string): string {
  return demoId(`room ${roomNumber}`);
}

/** The numbers of the rooms, in order. */
export function roomNumbers(): string[] {
  return DEMO_ROOMS.map(({ room_number }) => room_number);
}

/** The base price of a room per night, in EUR. Throws when the demo house has no such room. */
export function nightlyPrice(roomNumber: string): number {
  return roomOf(roomNumber).price_per_night;
}

/** How many people a room sleeps. Throws when the demo house has no such room. */
export function bedsIn(roomNumber: string): number {
  return roomOf(roomNumber).max_guests;
}

function roomOf(roomNumber: string): DemoRoom {
  const room = DEMO_ROOMS.find(({ room_number }) => room_number === roomNumber);
  if (room === undefined) throw new RangeError(`The demo house has no room ${roomNumber}`);
  return room;
}

/** The rows of `rooms`, all active. */
export function roomRows() {
  return DEMO_ROOMS.map(roomRow);
}

function roomRow({ scenes, ...room }: DemoRoom) {
  return {
    ...room,
    id: roomId(room.room_number),
    room_title: room.name,
    images: scenes.map((scene) => `/imagens/${scene}.svg`),
    is_active: true,
  };
}
