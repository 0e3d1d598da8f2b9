export const TITLE = 'Vous venez en groupe\u202f?';
export const TEXT =
  'Dites-nous combien vous êtes, jusqu’à 50. Le formulaire réunit les chambres et montre qui dort où\u202f: une seule demande et un seul contact pour tous.';
export const BOOK_AS_GROUP = 'Réserver en groupe';
export const PREFER_TO_TALK = 'Vous préférez appeler\u202f?';

export const forExample = (guests: number) => `Par exemple, ${guests} personnes`;
export const perPerson = (price: string) => `${price} par personne`;
