/** How src is laid out: which layers and rooms there are, and which may import which. */
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');

/**
 * What each folder of src may import from the others. Its own files are always allowed, and every
 * folder may import messages.
 */
export const MAY_IMPORT = {
  app: ['pages', 'features', 'queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  pages: ['features', 'queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  features: ['queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  components: ['domain', 'copy', 'hooks', 'lib', 'types'],
  queries: ['domain', 'lib', 'types'],
  copy: ['domain', 'types'],
  hooks: ['domain', 'lib', 'types'],
  lib: ['domain', 'types'],
  messages: ['domain'],
  types: [],
  domain: [],
};

/**
 * The rooms of each part of the house, by floor. A room imports only from floors below its own:
 * those that stand earlier in the list.
 */
export const FLOORS = {
  domain: [
    ['language'],
    ['basics'],
    ['calendar'],
    ['account', 'files', 'guest', 'mail', 'stay'],
    ['availability', 'message', 'rates', 'register'],
    ['booking', 'room'],
    ['cleaning', 'letter', 'new-stay', 'payment', 'report', 'request'],
    ['billing', 'booking-list', 'day', 'deposit', 'stay-change', 'stay-move', 'suggestion'],
    ['channel'],
    ['history'],
  ],
  'features/site': [
    ['guest-payment', 'guest-register'],
    ['about', 'contact', 'gallery', 'guest-page', 'information', 'legal', 'map', 'services'],
    ['request', 'room', 'search'],
    ['home', 'location'],
  ],
  'features/panel': [
    ['change', 'parts'],
    ['kit', 'session'],
    ['account', 'billing', 'bulletins', 'cleaning', 'month', 'notes', 'report', 'room', 'shift'],
    ['booking-data', 'message', 'rates'],
    ['deposit', 'mail', 'notices', 'payment'],
    ['register'],
    ['stay'],
    ['booking', 'channel', 'day', 'frame', 'request'],
    ['availability', 'house', 'team'],
  ],
};

/** The path of a module inside src ('queries/rooms'), or null when it is not there. */
export function insideSrc(path) {
  const inside = relative(SRC, path).split(sep).join('/');
  return inside.startsWith('..') ? null : inside;
}

/** Where a module stands: the part of the house with floors, its room, and the room's floor. */
export function placeOf(module) {
  const part = Object.keys(FLOORS).find((name) => module.startsWith(`${name}/`));
  if (part === undefined) return null;
  const room = module.slice(part.length + 1).split('/')[0];
  return { part, room, floor: FLOORS[part].findIndex((rooms) => rooms.includes(room)) };
}
