/** The default amenities and the picture each amenity gets (SEED-03 to SEED-06, ROOM-DET-06). */
import { foldText } from '../basics/fold-text.ts';

export interface DefaultCategory {
  name: string;
  amenities: readonly string[];
}

/** The category that new amenities and rooms start with (CONST-ADM-14, ADM-ROOM-06). */
export const STANDARD_CATEGORY = 'Características Padrão';

/** The category of what a room does not have, shown apart on the room page (ENT-12). */
export const NOT_INCLUDED_CATEGORY = 'Não Incluído';

/**
 * The 22 amenities in 3 categories that the seeding tool restores, in display order
 * (SEED-03 to SEED-06).
 */
export const DEFAULT_AMENITIES: readonly DefaultCategory[] = [
  {
    name: 'Comodidades Incluídas',
    amenities: [
      'Wi-Fi gratuito',
      'Televisão',
      'Cozinha',
      'Roupa de cama',
      'Detetor de fumo',
      'Extintor',
      'Estojo de primeiros socorros',
    ],
  },
  {
    name: NOT_INCLUDED_CATEGORY,
    amenities: [
      'Frigorífico',
      'Micro-ondas',
      'Loiça e talheres',
      'Congelador',
      'Tabuleiro de forno',
      'Cabides',
      'Cobertores extra',
      'Roupeiro',
      'Mobiliário de exterior',
    ],
  },
  {
    name: STANDARD_CATEGORY,
    amenities: [
      'Casa de banho partilhada',
      'Self check-in',
      'Equipa 24h',
      'Acesso às áreas comuns',
      'Pequeno-almoço incluído',
      'Localização central',
    ],
  },
];

const NAME_MAX_LENGTH = 120;

/** Nothing to add, or nowhere to add it to (ADM-ROOM-17, ADM-ROOM-18). */
export const INVALID_AMENITY = 'Nome da comodidade ou categoria inválida.';

interface NewAmenity {
  name: string;
  categoryId: string;
  categories: readonly { id: string }[];
}

/** What is wrong with an amenity that is to be added, or undefined. */
export function newAmenityProblem({
  name,
  categoryId,
  categories,
}: NewAmenity): string | undefined {
  if (name.trim() === '' || !categories.some(({ id }) => id === categoryId)) {
    return INVALID_AMENITY;
  }
  return name.trim().length > NAME_MAX_LENGTH ? 'O nome pode ter até 120 caracteres.' : undefined;
}

/** The place of a new amenity in its category: after the last, counting from 1 (CONST-ADM-13). */
export function nextDisplayOrder(
  amenities: readonly { category_id: string; display_order: number }[],
  categoryId: string,
): number {
  const places = amenities
    .filter(({ category_id }) => category_id === categoryId)
    .map(({ display_order }) => display_order);
  return Math.max(0, ...places) + 1;
}

/** The icon of an amenity no keyword knows (ROOM-DET-07). */
const DEFAULT_ICON = 'home';

/**
 * Icons by keyword, the first that fits wins. A keyword is the start of a word; one that ends with
 * a space is a whole word, so that 'câmaras' are no beds ('cama').
 */
const ICON_KEYWORDS = [
  ['wifi', ['wi fi', 'wifi', 'internet']],
  ['tv', ['televis', 'tv ']],
  ['refrigerator', ['frigorifico', 'minibar']],
  ['microwave', ['micro ondas', 'microondas']],
  ['snowflake', ['congelador', 'ar condicionado']],
  ['heater', ['aquecimento', 'aquecedor']],
  ['cooking-pot', ['cozinha', 'forno', 'fogao']],
  ['utensils', ['loica', 'louca', 'talheres']],
  ['alarm-smoke', ['fumo', 'alarme']],
  ['fire-extinguisher', ['extintor']],
  ['first-aid', ['primeiros socorros']],
  ['blanket', ['cobertor', 'manta']],
  ['women', ['mulher', 'feminin', 'senhoras']],
  ['socket', ['tomada', 'usb ']],
  ['light', ['luz ', 'luzes ', 'candeeiro', 'iluminacao']],
  ['crib', ['berco', 'bebe ', 'crianca']],
  ['bed', ['cama ', 'camas ', 'lencois', 'beliche', 'almofada']],
  ['hanger', ['cabide', 'roupeiro', 'armario']],
  ['armchair', ['mobiliario', 'exterior', 'sofa', 'poltrona']],
  ['bath', ['casa de banho', 'duche', 'banheira', 'toalha']],
  ['hair-dryer', ['secador']],
  ['fan', ['ventoinha', 'ventilador']],
  ['lock', ['cacifo', 'cofre', 'cadeado']],
  ['key', ['self check in', 'chave', 'cartao']],
  ['reception', ['equipa', 'rececao', '24h', '24 horas']],
  ['people', ['areas comuns', 'comum', 'sala ']],
  ['coffee', ['pequeno almoco', 'cafe']],
  ['location', ['localizacao', 'central', 'estacao ']],
  ['car', ['estacionamento', 'garagem']],
  ['games', ['jogo', 'bilhar', 'matraquilhos']],
  ['desk', ['secretaria ', 'mesa ']],
  ['sunrise', ['sol da manha', 'nascente', 'amanhecer']],
  ['sun', ['varanda', 'terraco', 'sol ', 'solar']],
  ['sea', ['vista para o mar', 'vista mar', 'mar ', 'ria ', 'praia', 'piscina']],
  ['window', ['janela', 'claraboia']],
  ['view', ['vista', 'panoram']],
  ['laundry', ['lavandaria', 'maquina de lavar']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

export type AmenityIconName = (typeof ICON_KEYWORDS)[number][0] | typeof DEFAULT_ICON;

/**
 * The icon of an amenity, chosen by keywords in its name, whatever case or accents; the home icon
 * when none fits.
 */
export function amenityIconName(name: string): AmenityIconName {
  const words = ` ${foldText(name).replace(/[^a-z0-9]+/g, ' ')} `;
  const match = ICON_KEYWORDS.find(([, keywords]) =>
    keywords.some((keyword) => words.includes(` ${keyword}`)),
  );
  return match?.[0] ?? DEFAULT_ICON;
}
