export const TITLE = 'Buchen Sie direkt bei uns';
export const TEXT =
  'Fünf Schritte, ohne Konto und ohne Karte: Reisedaten wählen, Personenzahl angeben, Zimmer aussuchen, Anfrage senden. Sie bleibt unverbindlich, bis unser Team sie mit Ihnen bestätigt hat.';
export const PICTURE = 'Die Terrasse des Hostels am späten Nachmittag, mit Blick aufs Meer';

export const ADVANTAGES = 'Vorteile der Direktbuchung';
export const DIRECT_BOOKING_ADVANTAGES = [
  {
    title: 'Bester Preis',
    text: 'Den niedrigsten Preis sehen Sie hier, ohne Zwischenhändler.',
  },
  {
    title: 'Kostenloses Upgrade',
    text: 'Je nach Verfügbarkeit bekommen Sie ein besseres Zimmer.',
  },
  {
    title: 'Flexibilität',
    text: 'Umbuchungen klären Sie direkt mit dem Team an der Rezeption.',
  },
];

export const PLATFORMS = 'Auch auf den Buchungsportalen';
export const PLATFORMS_TEXT =
  'Wenn Sie lieber über einen Partner buchen: Es gelten die Geschäftsbedingungen des jeweiligen Portals.';
export const LISTING = 'Suchen Sie dort nach Hostel Maré Nova.';
export const bookAt = (platform: string) => `Bei ${platform} buchen`;
export const comingSoon = (platform: string) => `${platform} (demnächst)`;

export const TALK = 'Sprechen Sie lieber mit uns?';
export const RECEPTION_NOTE =
  'Die Rezeption ist rund um die Uhr erreichbar, auf Portugiesisch, Englisch, Spanisch, Französisch und Deutsch.';
export const SEND_MESSAGE = 'Nachricht schreiben';
