import { countIn } from '@/domain/language/plural.ts';

export const TITLE = 'Galerie';
export const DESCRIPTION =
  'Elf Bilder des Hostels von innen und außen: Zimmer, Küche, Aufenthaltsraum, Rezeption, Frühstück, Terrasse und Fassade, 50 m vom Bahnhof.';
export const LEAD = 'Elf Fenster, nach drinnen und nach draußen.';

export const FILTER = 'Bilder filtern';
export const ALL = 'Alle';
export const CATEGORIES = {
  rooms: 'Zimmer',
  shared: 'Gemeinschaftsräume',
  outside: 'Außen',
};
export const pictures = countIn('de')('Bild', 'Bilder');
export const PICTURES = 'Bilder';

export const VIEWER = 'Bildansicht';
export const placeOf = (place: number, count: number) => `${place} von ${count}`;
export const titled = (title: string) => `: ${title}`;
export const PREVIOUS = 'Vorheriges Bild';
export const NEXT = 'Nächstes Bild';
export const THUMBNAILS = 'Alle Bilder';

export const WORDS = {
  front: {
    title: 'Unser Haus',
    alt: 'Unser Haus: weiß getünchte Fassade, kobaltblaue Fensterläden und daneben der Bahnhof, an dem ein Zug vorbeifährt',
  },
  double: {
    title: 'Doppelzimmer',
    alt: 'Doppelzimmer mit Doppelbett, gekacheltem Kopfteil und einem Fenster mit Läden',
  },
  kitchen: {
    title: 'Gemeinschaftsküche',
    alt: 'Gemeinschaftsküche mit kobaltblauer Arbeitsplatte, großem Tisch und drei Hockern',
  },
  lounge: {
    title: 'Aufenthaltsraum',
    alt: 'Aufenthaltsraum mit Sofa, Bücherregal und zwei Bogenfenstern zum Meer',
  },
  dormitory: {
    title: 'Mehrbettzimmer',
    alt: 'Mehrbettzimmer mit Etagenbetten aus Holz, bunten Schließfächern und einem Fenster am Ende',
  },
  reception: {
    title: 'Rezeption bei Nacht',
    alt: 'Rezeption bei Nacht: gekachelter Tresen, Schlüssel an der Wand und darüber die Uhr',
  },
  twin: {
    title: 'Zweibettzimmer',
    alt: 'Zweibettzimmer mit einem Nachttisch zwischen den Betten und Fenster zum Meer',
  },
  terrace: {
    title: 'Terrasse am späten Nachmittag',
    alt: 'Terrasse am späten Nachmittag, mit zwei Liegestühlen, Sonnenschirm und Blick aufs Meer',
  },
  bathroom: {
    title: 'Bad',
    alt: 'Bad mit zwei Waschbecken, Bogenspiegeln und Dusche',
  },
  breakfast: {
    title: 'Frühstück',
    alt: 'Frühstück am Fenster: Brot, Orangensaft, Pastéis de Nata und Kaffee',
  },
  family: {
    title: 'Familienzimmer',
    alt: 'Familienzimmer mit Doppelbett, Etagenbett und einem Spielzeugboot auf dem Teppich',
  },
};
