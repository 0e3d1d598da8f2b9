import { cellsOf, demoId } from './rows.ts';
import { roomTexts } from './room-texts.ts';
import { LANGUAGES, translated } from './words.ts';

/** Kind and own name, beds, price and lowest price in EUR, pictures, platforms, features. */
const ROOMS = `
Individual * | Estrela | 1 | 38 | | individual sala | booking | Wi-Fi, Secretária, Televisão, Roupa de cama, Janela a nascente
Duplo * | Maré | 2 | 55 | | duplo terraco | booking airbnb | Wi-Fi, Televisão, Roupa de cama, Cama de casal, Sol da manhã
Duplo * | Sol | 2 | 58 | 52 | duplo-barro pequeno-almoco | booking | Wi-Fi, Varanda, Televisão, Roupa de cama, Cama de casal
Twin * | Amendoeira | 2 | 52 | | twin-amendoa sala | | Wi-Fi, Televisão, Roupa de cama, Duas camas individuais, Vista para o mar
Twin * | Losango | 2 | 52 | | twin cozinha | | Wi-Fi, Televisão, Roupa de cama, Duas camas individuais, Duas janelas
Família * | Leque | 4 | 84 | 79 | familia cozinha | booking | Wi-Fi, Cozinha, Televisão, Cama de casal e beliche, Roupeiro, Jogos
Dormitório * | Rede | 8 | 128 | | dormitorio sala | booking | Wi-Fi, Cacifos, Cozinha, Luz de leitura, Tomada em cada cama
Dormitório * | Peixe | 6 | 102 | 96 | dormitorio-ria terraco | booking | Wi-Fi, Cacifos, Vista para o mar, Luz de leitura, Cozinha
Dormitório * | Chaminé | 6 | 108 | | dormitorio-barro cozinha | | Wi-Fi, Só mulheres, Cacifos, Luz de leitura, Secador de cabelo
Família * | Laranja | 4 | 88 | | familia-anil cozinha | booking | Wi-Fi, Cozinha, Televisão, Cama de casal e beliche, Berço a pedido
Duplo * | Bússola | 2 | 62 | | duplo-ria terraco | booking | Wi-Fi, Terraço, Televisão, Cama de casal, Varanda
Twin * | Concha | 2 | 54 | | twin-ria pequeno-almoco | | Wi-Fi, Televisão, Roupa de cama, Duas camas individuais, Arca
Dormitório * | Lua Nova | 8 | 120 | 104 | dormitorio-horta terraco | | Wi-Fi, Cacifos, Cozinha, Luz de leitura, Ventoinha de teto
`;

/** The demo house is listed nowhere: the platforms' own front pages stand in for its listings. */
const LISTINGS = [
  ['booking', 'https://www.booking.com/'],
  ['airbnb', 'https://www.airbnb.pt/'],
] as const;

const DEMO_ROOMS = cellsOf(ROOMS).map((cells, index) => {
  const [kind = '', own = '', beds, price, lowest, pictures = '', listed = '', features = ''] =
    cells;
  const [picture = '', shared = ''] = pictures.split(' ');
  return {
    number: String(index + 1),
    kind,
    own,
    beds: Number(beds),
    price: Number(price),
    lowest: lowest === '' ? null : Number(lowest),
    pictures: [picture, 'casa-de-banho', shared],
    listings: LISTINGS.map(([platform, address]) => (listed.includes(platform) ? address : null)),
    features: features.split(', '),
  };
});

/** The numbers of the rooms, in order. */
export const ROOM_NUMBERS = DEMO_ROOMS.map(({ number }) => number);

/**
 * The rooms without a booking that visitors can see, so that the form has offers under the stated
 * availability rule, which hides a room for all dates because of a single one. Together they sleep
 * 23, and suit one guest as well as eight.
 */
export const OPEN_ROOMS: readonly string[] = ['1', '2', '4', '5', '6', '10', '13'];

/** The id of the row of a room. */
export function roomId(number: string): string {
  return demoId(`room ${number}`);
}

/** Beds, and price a night in EUR. Throws when the demo house has no such room. */
export function roomOf(number: string): { beds: number; price: number } {
  const room = DEMO_ROOMS.find((each) => each.number === number);
  if (room === undefined) throw new RangeError(`The demo house has no room ${number}`);
  return room;
}

/** The rows of `rooms`, all active, as old as the house. */
export function roomRows(created_at: string | null) {
  return DEMO_ROOMS.map(({ kind, own, listings: [booking_url, airbnb_url], ...room }) => {
    const name = kind.replace('*', own);
    return Object.assign(roomTexts(room.number, 'pt'), {
      id: roomId(room.number),
      room_number: room.number,
      name,
      room_title: name,
      max_guests: room.beds,
      price_per_night: room.price,
      minimum_price: room.lowest,
      features: room.features,
      images: room.pictures.map((picture) => `/imagens/${picture}.svg`),
      booking_url,
      airbnb_url,
      is_active: true,
      created_at,
    });
  });
}

/** The rows of `room_translations`: every room in every language, its features included. */
export function roomTranslationRows() {
  return LANGUAGES.flatMap((language) =>
    DEMO_ROOMS.map(({ number, kind, own, features }) =>
      Object.assign(roomTexts(number, language), {
        room_id: roomId(number),
        language,
        name: translated(kind, language).replace('*', own),
        features_of: features,
        features: features.map((feature) => translated(feature, language)),
      }),
    ),
  );
}
