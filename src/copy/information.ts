/** The texts of '/informacoes' (INFO-01 to INFO-07). */
import { DEFAULT_AMENITIES, NOT_INCLUDED_CATEGORY } from '@/domain/amenities';
import type { AmenityGroup } from '@/domain/room-amenities';
import { hostel } from './hostel';
import type { nearbyPlaces } from './nearby';
import { informationHours, stayTerms } from './stay-policies';

/** The board of hours, as at the station across the street. */
export const timetable = [
  {
    what: 'Check-in',
    hours: informationHours.checkIn,
    note: `Idade mínima: ${stayTerms.minimumAge}`,
  },
  {
    what: 'Check-out',
    hours: informationHours.checkOut,
    note: `Bagagem guardada sem custo até às ${stayTerms.luggageUntil}`,
  },
  {
    what: 'Pequeno-almoço',
    hours: informationHours.breakfast,
    note: 'Continental, incluído na estadia',
  },
  { what: 'Silêncio', hours: informationHours.quiet, note: 'Nos quartos e nas áreas comuns' },
  { what: 'Receção', hours: hostel.reception.hours, note: 'Todos os dias do ano' },
] as const;

/** What guests should know beside the rules of the house. */
export const stayConditions = {
  minimumAge: {
    text: `Idade mínima: ${stayTerms.minimumAge}.`,
    note: 'Menores em quartos de família, acompanhados pelos pais.',
  },
  payment: {
    text: 'Pagamento no check-in.',
    note: 'Numerário, cartão ou transferência bancária.',
  },
} as const;

/** What every room has; the same groups that the seeding tool writes (INFO-03), what is missing last. */
export const roomAmenities: readonly AmenityGroup[] = DEFAULT_AMENITIES.map(
  ({ name, amenities }) => ({
    name,
    names: [...amenities],
    isIncluded: name !== NOT_INCLUDED_CATEGORY,
  }),
).toSorted((a, b) => Number(b.isIncluded) - Number(a.isIncluded));

/** The six places, the nearest first (INFO-05). */
export const placesByDistance = [
  'restaurants',
  'museum',
  'beach',
  'waterPark',
  'raceTrack',
  'castle',
] as const satisfies readonly (keyof typeof nearbyPlaces)[];

/** The notices on parking and on where the house is (INFO-06, INFO-07). */
export const notices = {
  parking: {
    title: 'Estacionamento',
    text: 'Não há estacionamento na propriedade. Na rua é pago; nos parques parceiros, aqui perto, tem desconto de hóspede.',
  },
  location: {
    title: 'Localização',
    text: 'Estamos a 50\u00a0m da estação de comboios. Do aeroporto são 69\u00a0km: venha de autocarro ou comboio e faça os últimos 50\u00a0m a pé.',
  },
} as const;
