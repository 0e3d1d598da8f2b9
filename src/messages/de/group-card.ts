export const TITLE = 'Sie kommen als Gruppe?';
export const TEXT =
  'Sagen Sie uns, wie viele Sie sind: bis zu 50 Personen. Das Formular stellt die Zimmer zusammen und zeigt, wer wo schläft: eine Anfrage und ein Kontakt für alle.';
export const BOOK_AS_GROUP = 'Als Gruppe buchen';
export const PREFER_TO_TALK = 'Lieber telefonisch?';

export const forExample = (guests: number) => `Zum Beispiel ${guests} Personen`;
export const perPerson = (price: string) => `${price} pro Person`;
