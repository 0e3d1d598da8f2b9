import { makeRoom } from './builders';
import type { ProjectRows } from './stand-in-project';

/** Ways out of an element, an attribute, a comment or a script, and what JSON is no script for. */
export const HOSTILE =
  '</script><script>document.title="harm"</script><!-- <script> -->"\'><img src=x onerror=alert(1)>&amp;&lt;\u2028\u2029\\u003c${1}';

/** As long as a text of a room may be, with ways out at its end. */
export const LONG = `${'Uma tarde inteira no pátio, à sombra da figueira. '.repeat(80).slice(0, 4000 - HOSTILE.length)}${HOSTILE}`;

/** Room 7, of which every text is hostile. */
export const HOSTILE_ROOM = makeRoom({
  room_number: '7',
  name: `Rede ${HOSTILE}`,
  description: HOSTILE,
  room_title: `Título ${HOSTILE}`,
  room_subtitle: HOSTILE,
  full_description: LONG,
  features: [`Rede ${HOSTILE}`, HOSTILE],
  images: [`/imagens/${encodeURI(HOSTILE)}.svg`, '/imagens/duplo.svg'],
});

/** A house of one room, with amenities that are called as badly. */
export const HOSTILE_HOUSE: ProjectRows = {
  rooms: [HOSTILE_ROOM],
  amenity_categories: [{ id: 'c', name: `Categoria ${HOSTILE}`, display_order: 1 }],
  amenities: [
    { id: 'a', name: `Comodidade ${HOSTILE}`, category_id: 'c', display_order: 1, icon: 'wifi' },
  ],
  room_amenities: [{ room_id: HOSTILE_ROOM.id, amenity_id: 'a' }],
};

export const EMPTY_HOUSE: ProjectRows = {
  rooms: [],
  amenity_categories: [],
  amenities: [],
  room_amenities: [],
};
