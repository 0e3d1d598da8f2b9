/** The facts of the house, each written once. Every page reads them from here. */
export const hostel = {
  name: 'Hostel Maré Nova',
  /** The first word of the name, which a narrow header leaves out. */
  kind: 'Hostel',
  shortName: 'Maré Nova',
  roomCount: 13,
  address: { street: 'Rua da Estação 13', region: 'Algarve' },
  phone: { display: '+351 282 000 013', href: 'tel:+351282000013' },
  email: { display: 'ola@marenova.example', href: 'mailto:ola@marenova.example' },
  coordinates: { latitude: 37.1451, longitude: -8.5394 },
  reception: { languages: 5, metresToStation: 50 },
} as const;

/** A site where the house is listed, or will be. */
export interface Platform {
  name: string;
  /** Null while the listing is still to come: the name is then a placeholder, not a link. */
  href: string | null;
}

export const platforms: readonly Platform[] = [
  { name: 'Booking.com', href: 'https://www.booking.com/' },
  { name: 'Airbnb', href: null },
];
