import { FAQS } from '@messages/faqs';
import { SUMMARY } from '@messages/house';
import { LINKS } from '@messages/navigation';
import { hostel } from '@/copy/hostel';
import { legacyRooms } from '@/copy/legacy-rooms';
import { LANGUAGE, LOCALES } from '@/domain/language/language';
import { contactPath, homePath, roomByIdPath, roomPath, roomsPath } from '@/lib/paths';
import type { RoomRow } from '@/types/rows';

export type SchemaThing = Record<string, unknown>;

/** What the build knows beyond the texts of the site. */
export interface SiteKnowledge {
  /** The site's origin; null when it is not configured: then nothing gets a URL. */
  site: string | null;
  /** The rooms guests may see; empty when the build could not ask. */
  rooms: readonly RoomRow[];
}

/** A page's structured data for search engines (schema.org): only facts that the page shows. */
export function structuredData(path: string, knowledge: SiteKnowledge): SchemaThing[] {
  const legacyRoom = [...legacyRooms].find(([id]) => roomByIdPath(id) === path)?.[1];
  if (path === homePath) return [house(knowledge)];
  if (path === contactPath()) return [questions()];
  if (path === roomsPath && knowledge.rooms.length > 0) return [roomList(knowledge)];
  if (legacyRoom !== undefined && knowledge.site !== null) {
    return [breadcrumbs(knowledge.site, { name: legacyRoom.name, path })];
  }
  return [];
}

function house({ site }: SiteKnowledge): SchemaThing {
  const { name, phone, email, address, coordinates, roomCount } = hostel;
  return {
    '@type': 'Hostel',
    name,
    description: SUMMARY,
    telephone: phone.display,
    email: email.display,
    numberOfRooms: roomCount,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressRegion: address.region,
      addressCountry: 'PT',
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    ...(site === null
      ? {}
      : { '@id': `${site}/`, url: site + homePath, image: `${site}/partilha.jpg` }),
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

function roomList({ site, rooms }: SiteKnowledge): SchemaThing {
  return {
    '@type': 'ItemList',
    itemListElement: rooms.map((room, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'HotelRoom',
        name: room.name,
        occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: room.max_guests },
        ...(room.description?.trim() ? { description: room.description.trim() } : {}),
        ...(site === null ? {} : { url: site + roomPath(room.room_number) }),
      },
    })),
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

/** The script tags for them; '<' is escaped so that no text can end the element. */
export function structuredDataTags(things: readonly SchemaThing[]): string {
  return things
    .map((thing) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
      return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
    })
    .join('\n');
}
