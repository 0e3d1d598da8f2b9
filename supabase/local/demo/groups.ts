import { bookingMessage } from '../../../src/domain/booking/booking-group.ts';
import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import type { DemoStay } from './stays.ts';

/** A guest whom reception knows by name besides the coordinator. */
interface DemoProfile {
  full_name: string;
  age_group: 'adult' | 'child' | 'baby';
  email?: string;
  phone?: string;
  special_requests?: string;
}

interface DemoGroupRoom extends Pick<DemoStay, 'code' | 'room' | 'guests' | 'status' | 'notes'> {
  profiles?: DemoProfile[];
}

/** Several rooms asked for in one request. */
export interface DemoGroup extends Pick<DemoStay, 'guest' | 'arrival' | 'nights' | 'asked'> {
  /** The last eight symbols of the group reference. */
  code: string;
  name: string;
  notes: string | null;
  message: string;
  rooms: DemoGroupRoom[];
}

/** Groups in the rooms in use, counted from today. */
export const GROUPS_AHEAD: readonly DemoGroup[] = [
  {
    code: '8KQ2M7XA',
    name: 'Clube de Vela da Foz',
    guest: 'teresa',
    arrival: 15,
    nights: 2,
    asked: [-3, '16:05'],
    message:
      'Chegamos de carrinha com sacos de velas. Há onde os guardar até às 18:00 do último dia?',
    notes: 'Sacos de velas na arrecadação até às 18:00 do dia da saída. Fatura ao clube.',
    rooms: [
      {
        code: 'C6RN2J',
        room: '7',
        guests: 6,
        status: 'awaiting_confirmation',
        profiles: [
          { full_name: 'Duarte Pires', age_group: 'adult' },
          {
            full_name: 'Leonor Pires',
            age_group: 'child',
            special_requests: 'Alergia a frutos secos',
          },
        ],
      },
      {
        code: 'C8YQ5K',
        room: '8',
        guests: 6,
        status: 'awaiting_confirmation',
        profiles: [
          { full_name: 'Tomás Reis', age_group: 'adult', email: 'tomas.reis@correio.example' },
        ],
      },
      {
        code: 'CWT47B',
        room: '12',
        guests: 2,
        status: 'payment_received',
        notes: 'Quarto dos treinadores, já pago à parte.',
      },
    ],
  },
  {
    code: 'W3DN6V5E',
    name: 'Coro de Câmara do Minho',
    guest: 'corominho',
    arrival: 29,
    nights: 2,
    asked: [-1, '11:58'],
    message: 'Cantamos na igreja matriz na segunda noite. Podemos ensaiar meia hora no terraço?',
    notes: null,
    rooms: [
      { code: 'DK4Z9M', room: '8', guests: 5, status: 'pending' },
      { code: 'DN7H3R', room: '9', guests: 6, status: 'pending' },
    ],
  },
  {
    code: 'N5H8YC3K',
    name: 'Passeio Sénior de Évora',
    guest: 'senior',
    arrival: 66,
    nights: 2,
    asked: [-14, '15:22'],
    message: 'Grupo de dez, todos autónomos. Se possível, os quartos com menos escadas.',
    notes: 'Autocarro às 10:30. Duas pessoas com dieta sem sal. Pagam por transferência.',
    rooms: [
      {
        code: 'ER3T6W',
        room: '3',
        guests: 2,
        status: 'confirmed',
        profiles: [
          {
            full_name: 'Joaquim Carrapiço',
            age_group: 'adult',
            special_requests: 'Pequeno-almoço sem sal',
          },
        ],
      },
      { code: 'ES9X2H', room: '8', guests: 4, status: 'confirmed' },
      { code: 'EU5K8P', room: '11', guests: 2, status: 'confirmed' },
      {
        code: 'EW2M7C',
        room: '12',
        guests: 2,
        status: 'confirmed',
        profiles: [{ full_name: 'Deolinda Mira', age_group: 'adult', phone: '+351 266 555 072' }],
      },
    ],
  },
];

/** The group that stayed in the open rooms, counted from the first day visitors can see. */
export const OPEN_ROOM_GROUPS: readonly DemoGroup[] = [
  {
    code: 'J7R4PZ2T',
    name: 'Família Castelo',
    guest: 'castelo',
    arrival: -18,
    nights: 3,
    asked: [-58, '21:27'],
    message: 'Somos duas famílias de primos. Pedimos os dois quartos no mesmo piso, se possível.',
    notes: 'Jantar de anos na cozinha comum na segunda noite. Quartos 6 e 10, no mesmo piso.',
    rooms: [
      {
        code: 'FB6V3X',
        room: '6',
        guests: 4,
        status: 'completed',
        profiles: [
          { full_name: 'Miguel Castelo', age_group: 'adult' },
          { full_name: 'Benedita Castelo', age_group: 'child' },
          {
            full_name: 'Vicente Castelo',
            age_group: 'baby',
            special_requests: 'Berço junto à cama de casal',
          },
        ],
      },
      {
        code: 'FD8N4S',
        room: '10',
        guests: 4,
        status: 'completed',
        profiles: [
          { full_name: 'Gonçalo Serrano', age_group: 'adult' },
          { full_name: 'Alice Serrano', age_group: 'child' },
          { full_name: 'Simão Serrano', age_group: 'child' },
        ],
      },
    ],
  },
];

/** The group reference, of the year in which the request came in. */
export function groupReference(group: DemoGroup, anchor: Day): string {
  return `GRP${addDays(anchor, group.asked[0]).slice(2, 4)}-${group.code}`;
}

/** The bookings of a group, one for each room, with the note the form puts in every message. */
export function groupStays(group: DemoGroup, anchor: Day): DemoStay[] {
  const { guest, arrival, nights, asked } = group;
  const message = bookingMessage({
    message: group.message,
    roomCount: group.rooms.length,
    reference: groupReference(group, anchor),
  });
  return group.rooms.map(({ code, room, guests, status, notes }) => ({
    code,
    room,
    guest,
    arrival,
    nights,
    guests,
    status,
    asked,
    ...(message === null ? {} : { message }),
    ...(notes === undefined ? {} : { notes }),
  }));
}
