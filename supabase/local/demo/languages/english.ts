import type { DemoTexts } from '../demo-texts.ts';

/** The demo house in English, as travellers from Great Britain read it. */
export const ENGLISH: DemoTexts = {
  rooms: {
    '1': {
      name: 'Estrela Single Room',
      room_subtitle: 'Single bed, desk, peace and quiet',
      description: 'Quiet east-facing room with a desk and a wide window.',
      full_description:
        'Room 1 is on the first floor, on the quietest side of the house. It has a single bed, a desk with a lamp and a wide window with yellow shutters.\n\nIt suits anyone travelling alone: light for working in the morning, silence for an early night. The shared bathroom is at the end of the corridor.',
    },
    '2': {
      name: 'Maré Double Room',
      room_subtitle: 'Double bed and morning sun',
      description: 'Double bed, tiled headboard and morning sun.',
      full_description:
        'A double room on the first floor with a tiled headboard and an east-facing window. The sun comes in at eight and stays until breakfast is over.\n\nThe shared bathroom is just along the corridor, four steps away.',
    },
    '3': {
      name: 'Sol Double Room',
      room_subtitle: 'Double bed and a balcony over the street',
      description: 'Double bed and a balcony over the station street.',
      full_description:
        'From the balcony of room 3 you can watch the train come in. Inside there is a double bed, a mirror shaped like the sun and a chair where your suitcase can stay open.\n\nThe terracotta floor keeps cool on summer afternoons. At night, with the shutters closed, you can hardly hear the street.',
    },
    '4': {
      name: 'Amendoeira Twin Room',
      room_subtitle: 'Two single beds and the sea in the distance',
      description: 'Two single beds and a distant view of the sea.',
      full_description:
        'Two single beds with tiled headboards, a bedside table between them and a picture of an almond tree in blossom. Over the rooftops, in the distance, you can see the sea.\n\nA good room for two friends on a trip. The shared bathroom is next door.',
    },
    '5': {
      name: 'Losango Twin Room',
      room_subtitle: 'Two single beds and two windows',
      description: 'Two single beds, a patterned tile floor and plenty of light.',
      full_description:
        'Room 5 has two windows, which makes it the brightest on the first floor. The two beds stand against ochre panelling, on the blue and white cement tiles that were already here when we restored the house.\n\nThe shared kitchen is on the same floor.',
    },
    '6': {
      name: 'Leque Family Room',
      room_subtitle: 'Double bed, bunk bed and floor to play on',
      description: 'Double bed and bunk bed, with space to play on the floor.',
      full_description:
        'Room 6 is on the second floor and looks onto the courtyard. It has a double bed, a bunk bed and a large rug, with a boat and a ball waiting for whoever arrives.\n\nThe shared kitchen is at the end of the corridor, with a fridge and a microwave for the bedtime milk.',
    },
    '7': {
      name: 'Rede Dormitory',
      room_subtitle: 'Four bunk beds for groups of up to eight',
      description: 'Four wooden bunk beds, lockers and a reading light at every bed.',
      full_description:
        'Four solid wood bunk beds; every bed has a reading light, a socket and a curtain. The lockers are under the window: bring your own padlock or ask for one at reception.\n\nThe room is booked as a whole, so your group stays together and nobody comes in during the night.',
    },
    '8': {
      name: 'Peixe Dormitory',
      room_subtitle: 'Three bunk beds and a window on the sea',
      description: 'Three bunk beds and a large window facing the sea.',
      full_description:
        'The arched window of room 8 is the largest in the house and looks out to sea. Around it there are three bunk beds, lockers in four colours and a striped rug.\n\nBoards and wetsuits dry on the terrace, one flight of stairs up.',
    },
    '9': {
      name: 'Chaminé Dormitory',
      room_subtitle: 'Six beds, women only',
      description: 'Women-only dormitory with lockers and a bathroom on the corridor.',
      full_description:
        'A dormitory for women only, with three bunk beds and a long bench for backpacks. The round window frames the latticed chimney of the house opposite.\n\nThe bathroom on the corridor serves this floor alone and locks from the inside.',
    },
    '10': {
      name: 'Laranja Family Room',
      room_subtitle: 'For four, with the kitchen next door',
      description: 'Spacious room for four, next to the shared kitchen.',
      full_description:
        'Double bed, bunk bed and a wooden train on the rug, under a garland of oranges. The shared kitchen is right next door: you can warm a bottle without waking anyone.\n\nWe have a cot and a high chair. Ask for them in the message with your booking.',
    },
    '11': {
      name: 'Bússola Double Room',
      room_subtitle: 'The highest room, with the terrace at the door',
      description: 'Our highest room: double bed and the terrace at the door.',
      full_description:
        'Climb all the way up and you reach room 11. It has a double bed with an arched headboard, its own balcony and the terrace right outside the door, with a table for two at the end of the day.\n\nThere is space to lean a board. There is no lift: it is three flights of stairs, and we help with your suitcase.',
    },
    '12': {
      name: 'Concha Twin Room',
      room_subtitle: 'Two single beds in the colours of the lagoon',
      description: 'Two single beds in the colours of the lagoon.',
      full_description:
        'Aqua-green walls, terracotta shutters and, at the foot of the beds, a chest with a shell found near here. The beds are single, ninety centimetres wide.\n\nThe breakfast room is one floor down: follow the smell of bread.',
    },
    '13': {
      name: 'Lua Nova Dormitory',
      room_subtitle: 'Eight beds on the top floor',
      description: 'The dormitory on the top floor, cool in summer.',
      full_description:
        'The last dormitory on the corridor and the last tile in the house. Four bunk beds, hanging plants and a window level with the top of the orange tree in the courtyard.\n\nThick walls and the ceiling fan keep it cool in August. It is booked as a whole, for groups of up to eight.',
    },
  },
  features: {
    'Wi-Fi': 'Wi-Fi',
    Secretária: 'Desk',
    Televisão: 'Television',
    'Roupa de cama': 'Bed linen',
    'Janela a nascente': 'East-facing window',
    'Cama de casal': 'Double bed',
    'Sol da manhã': 'Morning sun',
    Varanda: 'Balcony',
    'Duas camas individuais': 'Two single beds',
    'Vista para o mar': 'Sea view',
    'Duas janelas': 'Two windows',
    Cozinha: 'Kitchen',
    'Cama de casal e beliche': 'Double bed and bunk bed',
    Roupeiro: 'Wardrobe',
    Jogos: 'Games',
    Cacifos: 'Lockers',
    'Luz de leitura': 'Reading light',
    'Tomada em cada cama': 'Socket at every bed',
    'Só mulheres': 'Women only',
    'Secador de cabelo': 'Hairdryer',
    'Berço a pedido': 'Cot on request',
    Terraço: 'Terrace',
    Arca: 'Chest',
    'Ventoinha de teto': 'Ceiling fan',
  },
  categories: {
    'Comodidades Incluídas': 'Included',
    'Não Incluído': 'Not included',
    'Características Padrão': 'With every room',
  },
  amenities: {
    'Wi-Fi gratuito': 'Free Wi-Fi',
    Televisão: 'Television',
    Cozinha: 'Kitchen',
    'Roupa de cama': 'Bed linen',
    'Detetor de fumo': 'Smoke detector',
    Extintor: 'Fire extinguisher',
    'Estojo de primeiros socorros': 'First-aid kit',
    Frigorífico: 'Fridge',
    'Micro-ondas': 'Microwave',
    'Loiça e talheres': 'Crockery and cutlery',
    Congelador: 'Freezer',
    'Tabuleiro de forno': 'Baking tray',
    Cabides: 'Hangers',
    'Cobertores extra': 'Extra blankets',
    Roupeiro: 'Wardrobe',
    'Mobiliário de exterior': 'Outdoor furniture',
    'Casa de banho partilhada': 'Shared bathroom',
    'Self check-in': 'Self check-in',
    'Equipa 24h': 'Staff on hand 24 hours',
    'Acesso às áreas comuns': 'Use of the shared areas',
    'Pequeno-almoço incluído': 'Breakfast included',
    'Localização central': 'Central location',
  },
};
