export const TITLE = 'Réservez en direct';
export const TEXT =
  'Cinq étapes, sans compte ni carte bancaire\u202f: choisissez vos dates, dites-nous combien vous êtes, choisissez vos chambres et envoyez la demande. Elle reste en attente jusqu’à ce que notre équipe vous la confirme.';
export const PICTURE = 'La terrasse en fin d’après-midi, avec vue sur la mer';

export const ADVANTAGES = 'Les avantages de la réservation directe';
export const DIRECT_BOOKING_ADVANTAGES = [
  {
    title: 'Meilleur prix',
    text: 'Le prix le plus bas est celui que vous voyez ici, sans intermédiaire.',
  },
  {
    title: 'Surclassement gratuit',
    text: 'Vous passez dans une meilleure chambre, selon disponibilité.',
  },
  {
    title: 'Souplesse',
    text: 'Pour changer de dates ou de chambre, vous parlez directement à la réception.',
  },
];

export const PLATFORMS = 'Nous sommes aussi sur les plateformes';
export const PLATFORMS_TEXT =
  'Si vous préférez, réservez chez un partenaire. Les conditions de chaque plateforme s’appliquent.';
export const LISTING = 'Cherchez-y Hostel Maré Nova.';
export const bookAt = (platform: string) => `Réserver sur ${platform}`;
export const comingSoon = (platform: string) => `${platform} (bientôt)`;

export const TALK = 'Vous préférez nous parler\u202f?';
export const RECEPTION_NOTE =
  'La réception répond 24\u00a0h/24, en français, portugais, anglais, espagnol et allemand.';
export const SEND_MESSAGE = 'Envoyer un message';
