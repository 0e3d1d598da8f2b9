/** The words of the registration card, which a guest signs at the desk, in the guest's language (REG-05). */
import type { GuestLanguage } from '../language/guest-language.ts';
import type { DocumentKind } from '../register/entry.ts';

export interface CardWords {
  /** Of Intl, for days and sums. */
  locale: string;
  title: string;
  /** 'Room 10, 23 November to 27 November 2026'. */
  stay: (room: string, from: string, until: string) => string;
  facts: (nights: number, guests: number) => string;
  guest: (person: number) => string;
  byHand: string;
  surname: string;
  givenNames: string;
  birth: string;
  nationality: string;
  document: string;
  number: string;
  issuedBy: string;
  residence: string;
  kinds: Record<DocumentKind, string>;
  why: string;
  whyText: string;
  tax: (sum: string) => string;
  checkOut: (hour: string) => string;
  house: string;
  signature: string;
  date: string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const CARD_WORDS: Record<GuestLanguage, CardWords> = {
  pt: {
    locale: 'pt-PT',
    title: 'Ficha de registo',
    stay: (room, from, until) => `Quarto ${room}, de ${from} a ${until}`,
    facts: (nights, guests) =>
      `${plural(nights, 'noite', 'noites')}, ${plural(guests, 'hóspede', 'hóspedes')}.`,
    guest: (person) => `Hóspede ${person}`,
    byHand: 'a preencher à mão',
    surname: 'Apelido',
    givenNames: 'Nomes próprios',
    birth: 'Data e local de nascimento',
    nationality: 'Nacionalidade',
    document: 'Documento',
    number: 'Número',
    issuedBy: 'Emitido por',
    residence: 'Onde vive (localidade, país)',
    kinds: { P: 'Passaporte', B: 'Cartão de identidade', O: 'Outro' },
    why: 'Porque perguntamos.',
    whyText:
      'A lei (23/2007, art. 16.º) obriga a comunicar os hóspedes de fora. Lê a receção e, dos hóspedes estrangeiros, a autoridade de fronteiras; guarda-se um ano depois da saída e apaga-se. Não fica cópia do documento.',
    tax: (sum) => `Taxa turística desta estadia: ${sum}, paga na receção.`,
    checkOut: (hour) => `Check-out até às ${hour}.`,
    house: 'A casa.',
    signature: 'Assinatura',
    date: 'Data',
  },
  en: {
    locale: 'en-GB',
    title: 'Registration card',
    stay: (room, from, until) => `Room ${room}, ${from} to ${until}`,
    facts: (nights, guests) =>
      `${plural(nights, 'night', 'nights')}, ${plural(guests, 'guest', 'guests')}.`,
    guest: (person) => `Guest ${person}`,
    byHand: 'to be filled in by hand',
    surname: 'Surname',
    givenNames: 'Given names',
    birth: 'Date and place of birth',
    nationality: 'Nationality',
    document: 'Document',
    number: 'Number',
    issuedBy: 'Issued by',
    residence: 'Lives in (town, country)',
    kinds: { P: 'Passport', B: 'Identity card', O: 'Other' },
    why: 'Why we ask.',
    whyText:
      'Portuguese law (23/2007, art. 16) obliges us to report guests from abroad. Read by reception and, of foreign guests, by the border authority, kept for one year after departure, then erased. We keep no copy of your document.',
    tax: (sum) => `Tourist tax of this stay: ${sum}, paid at reception.`,
    checkOut: (hour) => `Check-out by ${hour}.`,
    house: 'The house.',
    signature: 'Signature',
    date: 'Date',
  },
  es: {
    locale: 'es-ES',
    title: 'Ficha de registro',
    stay: (room, from, until) => `Habitación ${room}, del ${from} al ${until}`,
    facts: (nights, guests) =>
      `${plural(nights, 'noche', 'noches')}, ${plural(guests, 'huésped', 'huéspedes')}.`,
    guest: (person) => `Huésped ${person}`,
    byHand: 'para rellenar a mano',
    surname: 'Apellidos',
    givenNames: 'Nombre',
    birth: 'Fecha y lugar de nacimiento',
    nationality: 'Nacionalidad',
    document: 'Documento',
    number: 'Número',
    issuedBy: 'Expedido por',
    residence: 'Vive en (localidad, país)',
    kinds: { P: 'Pasaporte', B: 'Documento de identidad', O: 'Otro' },
    why: 'Por qué preguntamos.',
    whyText:
      'La ley portuguesa (23/2007, art. 16.º) nos obliga a comunicar a los huéspedes de fuera. Lo lee la recepción y, de los huéspedes extranjeros, la autoridad de fronteras; se guarda un año después de la salida y se borra. No queda copia del documento.',
    tax: (sum) => `Tasa turística de esta estancia: ${sum}, se paga en recepción.`,
    checkOut: (hour) => `Salida hasta las ${hour}.`,
    house: 'La casa.',
    signature: 'Firma',
    date: 'Fecha',
  },
  fr: {
    locale: 'fr-FR',
    title: 'Fiche d’enregistrement',
    stay: (room, from, until) => `Chambre ${room}, du ${from} au ${until}`,
    facts: (nights, guests) =>
      `${plural(nights, 'nuit', 'nuits')}, ${plural(guests, 'personne', 'personnes')}.`,
    guest: (person) => `Personne ${person}`,
    byHand: 'à remplir à la main',
    surname: 'Nom',
    givenNames: 'Prénoms',
    birth: 'Date et lieu de naissance',
    nationality: 'Nationalité',
    document: 'Document',
    number: 'Numéro',
    issuedBy: 'Délivré par',
    residence: 'Habite à (ville, pays)',
    kinds: { P: 'Passeport', B: 'Carte d’identité', O: 'Autre' },
    why: 'Pourquoi nous le demandons.',
    whyText:
      'La loi portugaise (23/2007, art. 16) nous oblige à déclarer les personnes qui viennent de l’étranger. La réception le lit et, pour les personnes étrangères, l’autorité des frontières\u00a0; conservé un an après le départ, puis effacé. Nous ne gardons aucune copie du document.',
    tax: (sum) => `Taxe de séjour\u00a0: ${sum}, à payer à la réception.`,
    checkOut: (hour) => `Départ avant ${hour}.`,
    house: 'La maison.',
    signature: 'Signature',
    date: 'Date',
  },
  de: {
    locale: 'de-DE',
    title: 'Meldeschein',
    stay: (room, from, until) => `Zimmer ${room}, ${from} bis ${until}`,
    facts: (nights, guests) =>
      `${plural(nights, 'Nacht', 'Nächte')}, ${plural(guests, 'Gast', 'Gäste')}.`,
    guest: (person) => `Gast ${person}`,
    byHand: 'von Hand auszufüllen',
    surname: 'Nachname',
    givenNames: 'Vornamen',
    birth: 'Geburtsdatum und Geburtsort',
    nationality: 'Staatsangehörigkeit',
    document: 'Ausweis',
    number: 'Nummer',
    issuedBy: 'Ausgestellt von',
    residence: 'Wohnort (Ort, Land)',
    kinds: { P: 'Reisepass', B: 'Personalausweis', O: 'Anderer' },
    why: 'Warum wir fragen.',
    whyText:
      'Das portugiesische Gesetz (23/2007, Art. 16) verpflichtet uns, Gäste aus dem Ausland zu melden. Die Rezeption liest es und bei ausländischen Gästen die Grenzbehörde; ein Jahr nach der Abreise wird es gelöscht. Wir behalten keine Kopie des Ausweises.',
    tax: (sum) => `Kurtaxe für diesen Aufenthalt: ${sum}, zu zahlen an der Rezeption.`,
    checkOut: (hour) => `Abreise bis ${hour} Uhr.`,
    house: 'Das Haus.',
    signature: 'Unterschrift',
    date: 'Datum',
  },
};

/** From so many people on, a page has room for names and documents alone. */
export const PEOPLE_IN_FULL = 4;
