import { FAQS } from '@messages/faqs';
import { SUMMARY } from '@messages/house';
import { LINKS } from '@messages/navigation';
import { hostel } from '@/copy/hostel';
import { legacyRooms } from '@/copy/legacy-rooms';
import { LANGUAGE, LOCALES } from '@/domain/language/language';
import { pictureUrl } from '@/lib/site-url';
import { bookingPath, contactPath, homePath, roomByIdPath, roomPath, roomsPath } from '@/lib/paths';
import type { RoomRow } from '@/types/rows';
import { isPictureAddress } from '@/domain/basics/web-addresses';
import { featureWords, type TranslatedRoom } from '@/domain/room/translated-room';
import { type HouseInBuild, roomAt } from './house-in-build';

export type SchemaThing = Record<string, unknown>;

/** What the build knows beyond the texts of the site. */
export interface SiteKnowledge {
  /** The site's origin; null when it is not configured: then nothing gets a URL. */
  site: string | null;
  /** Undefined when the build could not ask. */
  house?: HouseInBuild | undefined;
}

/** A page's structured data for search engines (schema.org): only facts that the page shows. */
export function structuredData(path: string, knowledge: SiteKnowledge): SchemaThing[] {
  const legacyRoom = [...legacyRooms].find(([id]) => roomByIdPath(id) === path)?.[1];
  if (path === homePath) return [hostelItself(knowledge)];
  if (path === contactPath()) return [questions()];
  const { site, house } = knowledge;
  if (path === roomsPath && house !== undefined && house.rooms.length > 0) {
    return [roomList(site, house.rooms)];
  }
  const room = house && roomAt(path, house);
  if (room !== undefined) {
    const crumbs = site === null ? [] : [breadcrumbs(site, { name: room.name, path })];
    return [roomOnOffer(site, room), ...crumbs];
  }
  if (legacyRoom !== undefined && site !== null) {
    return [breadcrumbs(site, { name: legacyRoom.name, path })];
  }
  return [];
}

function hostelItself({ site }: SiteKnowledge): SchemaThing {
  const { name, phone, email, address, coordinates, roomCount, legal } = hostel;
  return {
    '@type': 'Hostel',
    name,
    description: SUMMARY,
    telephone: phone.display,
    email: email.display,
    numberOfRooms: roomCount,
    ...(legal.firm && { legalName: legal.firm }),
    ...(legal.taxNumber && { vatID: `PT${legal.taxNumber.replaceAll(/\D/g, '')}` }),
    ...registration(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      ...(address.postcode && { postalCode: address.postcode }),
      ...(address.town && { addressLocality: address.town }),
      addressRegion: address.region,
      addressCountry: 'PT',
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    ...(site === null
      ? {}
      : { '@id': `${site}/`, url: site + homePath, image: `${site}/partilha.jpg` }),
  };
}

/** The number under which the house is registered, wherever rooms are offered (LEGAL-02). */
function registration(): SchemaThing {
  const { lodgingNumber } = hostel.legal;
  if (!lodgingNumber) return {};
  const name = 'Registo Nacional de Alojamento Local';
  return {
    identifier: { '@type': 'PropertyValue', propertyID: 'RNAL', name, value: lodgingNumber },
  };
}

function questions(): SchemaThing {
  return {
    '@type': 'FAQPage',
    inLanguage: LOCALES[LANGUAGE],
    mainEntity: FAQS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function roomList(site: string | null, rooms: readonly RoomRow[]): SchemaThing {
  return {
    '@type': 'ItemList',
    itemListElement: rooms.map((room, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: describedRoom(site, room),
    })),
  };
}

function describedRoom(site: string | null, room: RoomRow): SchemaThing {
  return {
    '@type': 'HotelRoom',
    name: room.name,
    occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: room.max_guests },
    ...(room.description?.trim() ? { description: room.description.trim() } : {}),
    ...(site === null ? {} : { url: site + roomPath(room.room_number) }),
  };
}

/** A room with its features, its pictures and the price that its page begins with. */
function roomOnOffer(site: string | null, room: TranslatedRoom<RoomRow>): SchemaThing {
  const price = room.price_per_night.toFixed(2);
  return {
    ...describedRoom(site, room),
    amenityFeature: room.features.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: featureWords(room, feature).text,
      value: true,
    })),
    ...(site === null
      ? {}
      : { image: room.images.filter(isPictureAddress).map((image) => pictureUrl(site, image)) }),
    containedInPlace: {
      '@type': 'Hostel',
      ...(site === null ? {} : { '@id': `${site}/` }),
      name: hostel.name,
      ...registration(),
    },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'EUR',
        unitCode: 'DAY',
      },
      ...(site === null ? {} : { url: site + bookingPath({ room: room.id }) }),
    },
  };
}

function breadcrumbs(site: string, page: { name: string; path: string }): SchemaThing {
  const trail = [
    { name: LINKS.home, path: homePath },
    { name: LINKS.rooms, path: roomsPath },
    page,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}

/**
 * The one element for them, which a page takes away as a whole; '<' is escaped so that no text can
 * end it.
 */
export function structuredDataTag(things: readonly SchemaThing[]): string {
  if (things.length === 0) return '';
  const told = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  const json = JSON.stringify(told.length === 1 ? told[0] : told);
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * The room's first picture for those who are sent a link, before the picture of the site in the
 * head: it is the second choice. No service that shows links draws an SVG.
 */
export function sharedPictureTag(path: string, { site, house }: SiteKnowledge): string {
  const [picture = ''] = (house && roomAt(path, house))?.images ?? [];
  if (site === null || picture.endsWith('.svg') || !isPictureAddress(picture)) return '';
  return `<meta property="og:image" content="${escapeHtml(pictureUrl(site, picture))}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
