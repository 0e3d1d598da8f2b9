/** The form of one person who comes (REG-02). */
export const START = 'Commencez par la nationalité\u202f: la suite en dépend.';
export const INTRO = 'Tous les champs, comme sur le document. Pour les enfants aussi.';
export const PORTUGUESE_INTRO = 'Aux Portugais, nous ne demandons que le nom et la résidence.';

export const KEPT = {
  these: (things: string, _count: number) => `Déjà enregistré\u202f: ${things}.`,
  why: (_count: number) =>
    'Nous ne le montrons plus, pour que personne ne le lise par-dessus votre épaule.',
  anew: 'Tout réécrire',
};
export const CORRECTION =
  'Ce qui est déjà enregistré ne s’affiche pas. Réécrivez tout\u202f: cela ne compte qu’une fois enregistré.';

export const LEGENDS = { person: 'La personne', document: 'Document', home: 'Domicile' };
export const LABELS = {
  nationality: 'Nationalité',
  surname: 'Nom de famille',
  given_names: 'Prénoms',
  birth_date: 'Date de naissance',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  birth_place: 'Lieu de naissance',
  doc_type: 'Document',
  doc_number: 'Numéro',
  doc_country: 'Pays émetteur',
  residence_country: 'Pays de résidence',
  residence_place: 'Localité',
};
export const HINTS = {
  nationality: 'le pays dans votre langue, ou son code',
  surname: 'Un seul nom\u202f? Écrivez-le ici.',
  birth_place: 'Ville ou pays, si le document l’indique',
  doc_number: 'Lettres et chiffres, sans espaces',
};
export const DOCUMENTS = { P: 'Passeport', B: 'Carte d’identité', O: 'Autre' };

export const COUNTRIES = {
  found: (count: number) => `${count} pays`,
  none: (typed: string) =>
    `Aucun pays avec «\u202f${typed}\u202f». Écrivez-le dans votre langue, ou son code.`,
};

export const PROBLEMS = {
  country: 'Choisissez un pays de la liste.',
  nationality: 'Indiquez la nationalité.',
  surname: 'Écrivez le nom de famille.',
  birth_date: 'Écrivez le jour, le mois et l’année.',
  noSuchDay: 'Ce jour n’existe pas.',
  future: 'L’année est dans le futur.',
  futureDay: 'Ce jour est dans le futur.',
  tooEarly: 'L’année a quatre chiffres, à partir de 1900.',
  doc_type: 'Choisissez le document.',
  doc_number: 'Écrivez le numéro du document.',
  doc_country: 'Indiquez le pays qui l’a délivré.',
  residence_country: 'Indiquez le pays de résidence.',
  residence_place: 'Écrivez la localité.',
};
/** One field alone takes the focus instead. */
export const summary = (count: number) => `${count} champs ne sont pas encore justes\u202f:`;

export const SAVE = 'Enregistrer';
export const SAVE_AND_NEXT = 'Enregistrer et continuer';
export const SAVING = 'Enregistrement…';
export const LEAVING = 'Si vous quittez, ce que vous avez écrit est gardé';

export const BAR = {
  missing: (count: number) => (count === 1 ? '1 manque' : `${count} manquent`),
  wrong: (count: number) => (count === 1 ? '1 champ' : `${count} champs`),
  wrongNote: 'à corriger',
  nothing: 'Tout y est',
  nothingNote: 'à enregistrer',
  start: 'Pour commencer',
};
export const SHORT = {
  nationality: 'nationalité',
  surname: 'nom',
  birth_date: 'naissance',
  doc_type: 'document',
  doc_number: 'numéro',
  doc_country: 'pays émetteur',
  residence_country: 'résidence',
  residence_place: 'localité',
};
