/** Who comes, asked of the guest before the day of arrival (REG-02): the list of persons, and what is said of all. */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';

const WORDS = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const feminine = countWords(WORDS);
const people = (count: number) => `${feminine(count)} ${count === 1 ? 'personne' : 'personnes'}`;

export const TITLE = 'Avant votre arrivée';
export const titleFor = (name: string | null) => (name === null ? TITLE : `${TITLE}, ${name}`);
export const BACK_TO_BOOKING = 'Votre réservation';
export const RETURN_TO_BOOKING = 'Retour à la réservation';

export const ENTRY = {
  fill: 'Remplir les données',
  continue: 'Continuer',
  review: 'Revoir ou corriger',
};

const missingPeople = (left: number, of: number) =>
  left === of
    ? `Il manque ${people(of)}`
    : `Il manque ${feminine(left)} ${left === 1 ? 'personne' : 'personnes'} sur ${feminine(of)}`;
export const missing = (left: number, of: number) =>
  `${missingPeople(left, of)}\u202f: environ une minute${left === 1 ? '' : ' chacune'}, et à la réception vous ne faites que prendre la clé.`;
export const allThere = (of: number) =>
  of === 1 ? 'Nous avons les données.' : `${capitalised(people(of))} sur ${feminine(of)}.`;
export const stay = (room: string, days: string) => `${room}, ${days}.`;

export const person = (number: number) => `Personne ${number}`;
export const ofPeople = (of: number) => `sur ${of}`;
export const personOf = (number: number, of: number) => `Personne ${number} sur ${of}`;

export const STATES = {
  empty: 'À remplir',
  begun: 'Commencé.',
  savedAt: (clock: string) => `Complet. Enregistré à ${clock}.`,
  savedOn: (day: string) => `Complet. Enregistré le ${day}.`,
  seen: 'Complet. Vu par la réception.',
};
export const stillMissing = (_count: number, things: string) => `Il manque ${things}.`;
export const THINGS = {
  nationality: { missing: 'la nationalité', saved: 'nationalité' },
  name: { missing: 'le nom', saved: 'nom' },
  birth: { missing: 'la naissance', saved: 'naissance' },
  document: { missing: 'le document', saved: 'document' },
  residence: { missing: 'la résidence', saved: 'résidence' },
};
export const ACTIONS = { fill: 'Remplir', continue: 'Continuer', correct: 'Corriger' };

export const UNTIL =
  'Vous pouvez le faire peu à peu, jusqu’à la fin du jour d’arrivée. Ce qui manque, nous le voyons à la réception.';

export const done = (name: string | null) =>
  name === null ? 'Tout y est.' : `Tout y est, ${name}.`;
export const DONE_NEXT =
  'À l’arrivée, présentez les documents\u202f; la réception ne fait que vérifier.';

export const WHY = {
  title: 'Pourquoi ces questions',
  law: 'La loi',
  lawText:
    'Qui accueille des hôtes étrangers doit les déclarer aux autorités (loi portugaise 23/2007, art.\u00a016). Aux Portugais, nous ne demandons que le nom et la résidence.',
  who: 'Qui les voit',
  whoText:
    'La réception. Pour les hôtes étrangers, aussi l’autorité des frontières. Personne d’autre\u202f: même cette page ne montre plus ce que vous avez écrit.',
  until: 'Jusqu’à quand',
  untilText: 'Un an après le départ. Ensuite nous effaçons document et naissance.',
  noPictures: 'Pas de photos',
  noPicturesText: 'Nous ne demandons jamais d’image du document. Le montrer à l’arrivée suffit.',
  privacy: 'Politique de confidentialité',
};

export const saved = (next: string) => (next === '' ? 'Enregistré.' : `Enregistré. ${next}.`);

export const FAILED = {
  offline: 'Pas enregistré\u202f: pas de connexion. Ce que vous avez écrit est toujours là.',
  refused:
    'Pas enregistré\u202f: une donnée ne peut pas être juste. Ce que vous avez écrit est toujours là.',
  tooOften:
    'Ces données ont déjà changé bien des fois. Ce qui manque, nous le voyons à la réception.',
  other: 'Pas enregistré. Ce que vous avez écrit est toujours là\u202f: réessayez dans un instant.',
};

export const room = (number: string) => `Chambre ${number}`;
