import { FAQS } from '@messages/faqs';
import { describe, expect, it, vi } from 'vitest';
import {
  sharedPictureTag,
  type SiteKnowledge,
  structuredData,
  structuredDataTag,
} from '@/app/prerender/structured-data';
import { hostel } from '@/copy/hostel';
import { SUMMARY } from '@/messages/de/house';
import { makeRoom } from '../support/builders';
import { inLanguage } from '../support/language';

const SITE = 'https://example.pt';
const rooms = [
  makeRoom({ room_number: '3', name: 'Alecrim', max_guests: 4, description: '  Sobre o pátio.  ' }),
  makeRoom({ room_number: 'A 1', name: 'Sótão', max_guests: 2, description: null }),
];
const house = {
  rooms,
  amenities: { categories: [], amenities: [] },
  amenityIds: {},
};
const known: SiteKnowledge = { site: SITE, house };
const unknown: SiteKnowledge = { site: null };

describe('the house, on its first page', () => {
  it('has its addresses where the site has one', () => {
    expect(structuredData('/', known)).toEqual([
      expect.objectContaining({
        '@type': 'Hostel',
        '@id': `${SITE}/`,
        url: `${SITE}/`,
        image: `${SITE}/partilha.jpg`,
        name: hostel.name,
        numberOfRooms: hostel.roomCount,
        geo: { '@type': 'GeoCoordinates', latitude: 37.1451, longitude: -8.5394 },
      }),
    ]);
  });

  it('says the firm, its numbers and the town that the owner has given (LEGAL-02)', () => {
    expect(structuredData('/', unknown)).toEqual([
      expect.objectContaining({
        legalName: 'Maré de Exemplo, Lda.',
        vatID: 'PT000000000',
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'RNAL',
          name: 'Registo Nacional de Alojamento Local',
          value: '000000/AL',
        },
        address: {
          '@type': 'PostalAddress',
          streetAddress: hostel.address.street,
          postalCode: '0000-000',
          addressLocality: 'Vila de Exemplo',
          addressRegion: 'Algarve',
          addressCountry: 'PT',
        },
      }),
    ]);
  });

  it('leaves out what has not been given, here and on the page of a room (LEGAL-01)', async () => {
    vi.resetModules();
    vi.doMock('@/copy/hostel', () => ({
      hostel: {
        ...hostel,
        address: { ...hostel.address, postcode: null, town: null },
        legal: { ...hostel.legal, firm: null, taxNumber: null, lodgingNumber: null },
      },
    }));
    const bare = await import('@/app/prerender/structured-data');
    vi.doUnmock('@/copy/hostel');
    const told = [bare.structuredData('/', known), bare.structuredData('/quarto/3', known)];
    expect(JSON.stringify(told)).not.toMatch(
      /null|undefined|legalName|vatID|identifier|postalCode|addressLocality/,
    );
    expect(told[0]).toMatchObject([{ '@type': 'Hostel', name: hostel.name }]);
  });

  it('has none otherwise', () => {
    const [hostelData] = structuredData('/', unknown);
    expect(hostelData).toMatchObject({ '@type': 'Hostel', telephone: hostel.phone.display });
    expect(JSON.stringify(hostelData)).not.toContain('://');
  });
});

it('tells the questions of the contact page with their answers', () => {
  const [page] = structuredData('/contacto', unknown);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: FAQS.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});

it('speaks the language of the page, and leads to its addresses (LANG-03, LANG-05)', async () => {
  const german = await inLanguage('de', async () => import('@/app/prerender/structured-data'));
  expect(german.structuredData('/de', known)).toMatchObject([
    {
      '@id': `${SITE}/`,
      url: `${SITE}/de`,
      description: SUMMARY,
    },
  ]);
  const [questions] = german.structuredData('/de/kontakt', known);
  expect(questions).toMatchObject({ '@type': 'FAQPage', inLanguage: 'de-DE' });
  expect(JSON.stringify(questions)).toContain('Gibt es Parkplätze?');
});

describe('the rooms', () => {
  it('are listed in their order, with what the list shows of them', () => {
    expect(structuredData('/quartos', known)).toEqual([
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'HotelRoom',
              name: 'Alecrim',
              occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 4 },
              description: 'Sobre o pátio.',
              url: `${SITE}/quarto/3`,
            },
          },
          {
            '@type': 'ListItem',
            position: 2,
            item: {
              '@type': 'HotelRoom',
              name: 'Sótão',
              occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2 },
              url: `${SITE}/quarto/A%201`,
            },
          },
        ],
      },
    ]);
  });

  it('are left out when the build could not ask for them', () => {
    expect(structuredData('/quartos', { site: SITE })).toEqual([]);
  });

  it('say on their own page what a night costs from, and what they have', () => {
    const page = { ...house, rooms: [makeRoom({ room_number: '7', features: ['Cacifos'] })] };
    expect(structuredData('/quarto/7', { site: SITE, house: page })).toMatchObject([
      {
        '@type': 'HotelRoom',
        url: `${SITE}/quarto/7`,
        image: [`${SITE}/imagens/duplo.svg`],
        amenityFeature: [{ name: 'Cacifos', value: true }],
        containedInPlace: { '@id': `${SITE}/`, name: hostel.name },
        offers: { '@type': 'Offer', price: '55.00', priceCurrency: 'EUR' },
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('tell machines and who is sent a link the largest of an uploaded picture (PIC-03)', () => {
    const uploaded = `/storage/v1/object/public/rooms/${'7c'.repeat(32)}/1920.webp`;
    const page = { ...house, rooms: [makeRoom({ room_number: '7', images: [uploaded] })] };
    const [told] = structuredData('/quarto/7', { site: SITE, house: page });
    expect(told).toMatchObject({ image: [SITE + uploaded] });
    expect(sharedPictureTag('/quarto/7', { site: SITE, house: page })).toBe(
      `<meta property="og:image" content="${SITE}${uploaded}">`,
    );
  });

  it('name the number of the house on their own page, whether or not the site has an address (LEGAL-02)', () => {
    for (const site of [SITE, null]) {
      const [room] = structuredData('/quarto/3', { site, house });
      expect(room).toMatchObject({
        containedInPlace: { '@type': 'Hostel', identifier: { value: '000000/AL' } },
      });
    }
  });

  it('of the old site have their way from the first page, once the site has an address', () => {
    expect(structuredData('/quartos/3', known)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
          { '@type': 'ListItem', position: 2, name: 'Quartos', item: `${SITE}/quartos` },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Quarto Privado Standard',
            item: `${SITE}/quartos/3`,
          },
        ],
      },
    ]);
    expect(structuredData('/quartos/3', unknown)).toEqual([]);
  });
});

it('says nothing of pages that have nothing to say to machines', () => {
  expect(structuredData('/sobre', known)).toEqual([]);
  expect(structuredDataTag([])).toBe('');
});

it('cannot be left by a text: no name ends the element it stands in', () => {
  const [tag = '', ...others] = structuredDataTag([{ name: '</script><script>alert(1)' }]).split(
    '\n',
  );
  expect(others).toEqual([]);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(tag)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)',
  });
});
