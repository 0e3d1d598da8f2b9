import { guests, nights } from './counts.ts';

export const stayNights = nights;
export const stayGuests = guests;

export const onDay = (weekday: string, date: string) => `${weekday} ${date}`;
export const fromTo = (from: string, to: string) => `Du ${from} au ${to}`;
export const pair = (first: string, second: string) => `${first} et ${second}`;
export const range = (from: string, to: string) => `${from} au ${to}`;
export const summary = (stay: string, party: string) => `${stay} · ${party}`;

export const TAP_ARRIVAL = 'Touchez le jour de votre arrivée.';
export const arrival = (day: string) => `Arrivée le *${day}*. Maintenant, le jour du départ.`;
export const arrivalFrom = (day: string, first: string) =>
  `Arrivée le *${day}*. Maintenant, le jour du départ, *à partir du ${first}.*`;
export const chosen = (stay: string, sum: string) =>
  `*${stay}\u00a0: ${sum}.* Touchez un autre jour pour changer l’arrivée.`;
export const CLEAR_DATES = 'Effacer les dates';

export const ARRIVAL = 'arrivée';
export const DEPARTURE = 'départ';
export const ONLY_DEPARTURE = 'départ seul';
export const NIGHT_OF_STAY = 'nuit de votre séjour';
export const PREVIOUS_MONTH = 'Mois précédent';
export const NEXT_MONTH = 'Mois suivant';

export const YOUR_STAY = 'Votre séjour\u00a0: un azulejo par nuit';
export const minimum = (count: number) => `Séjour minimum\u00a0: ${nights(count)}`;
export const TOO_EARLY = 'Trop tôt pour partir';

export const NIGHT_PRICE = 'Prix de la chambre par nuit.';
export const PRICE_UNKNOWN =
  'Impossible de savoir le prix du séjour pour le moment. Vous pouvez tout de même envoyer une demande.';
export const bookableUntil = (day: string) => `Réservations possibles jusqu’au ${day}.`;

export const REASONS = {
  past: 'Ce jour est passé.',
  'not-yet': 'Ce jour n’est pas encore ouvert à la réservation.',
  taken: 'Cette nuit est occupée.',
  closed: 'Il n’y a pas d’arrivée ce jour-là.',
  'minimum-cut': 'Une nuit est occupée entre les deux.',
  'before-arrival': 'Le départ vient après l’arrivée.',
  'night-between': 'Une nuit est occupée entre les deux.',
  'too-long': 'Cela fait trop de nuits pour une seule demande.',
};
export const tooEarly = (day: string) => `${day}\u00a0: il est encore trop tôt pour partir.`;
export const shortest = (day: string, count: number) =>
  `Pour une arrivée le ${day}, le séjour est d’au moins ${nights(count)}.`;

export const leaveOn = (day: string, sum: string) => `Partir le ${day}\u00a0: ${sum}`;
export const arriveOn = (day: string) => `Arriver le ${day}`;
export const CHANGE_ARRIVAL = 'Changer l’arrivée';

export const CHECK_IN = 'Arrivée';
export const CHECK_OUT = 'Départ';
export const CHOOSE_DAY = 'Choisissez le jour';
export const GUESTS = 'Voyageurs';
export const FEWER_GUESTS = 'Un voyageur de moins';
export const MORE_GUESTS = 'Un voyageur de plus';
export const ONE_TILE_A_NIGHT = 'un azulejo par nuit';
export const moreTiles = (count: number) => `+ ${count}`;
export const special = (stay: string) => `Tarif spécial, ${stay}`;
export const PER_PERSON_AND_NIGHT = 'Par personne et nuit';
export const PER_PERSON_ON_AVERAGE = 'Par personne et nuit, en moyenne';
export const DEPARTURE_MISSING = 'Il manque le départ';
export const CHOOSE_DEPARTURE = 'Touchez le jour de votre départ.';
export const departureFrom = (day: string) =>
  `Il manque le jour du départ\u00a0: à partir du ${day}.`;

export const ALL_FILLED_IN =
  'La chambre, les dates et les voyageurs sont déjà remplis. La demande reste en attente jusqu’à la confirmation de la réception.';
export const ARRIVAL_FILLED_IN =
  'Sans jour de départ, le formulaire s’ouvre avec la chambre, l’arrivée et les voyageurs, et demande le reste.';

export const since = (day: string) => `dès le ${day}`;
export const sinceWithMinimum = (day: string, count: number) =>
  `dès le ${day} · minimum ${nights(count)}`;

export const specialByStaff = (price: string) =>
  `prix spécial de ${price}, à confirmer par l’équipe`;
