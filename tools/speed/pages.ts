/** A page that is measured. */
export interface MeasuredPage {
  path: string;
  /** What has come when the page is usable, besides its links and fields; the whole page without it. */
  shown?: string;
}

const ROOM_LINK = 'main a[href^="/quarto/"]';
const CALENDAR = 'main table[role="grid"]:not([aria-busy="true"])';

/**
 * Every kind of public page. '/quartos/2' and '/quartos/3' are built as '/quartos/1' is, and the terms
 * and the words about cookies as those about privacy: `-- --pages=/quartos/2` measures them too.
 */
export const PAGES: readonly MeasuredPage[] = [
  { path: '/' },
  { path: '/sobre' },
  { path: '/servicos' },
  { path: '/informacoes' },
  { path: '/galeria' },
  { path: '/contacto' },
  { path: '/politica-privacidade' },
  { path: '/quartos/1' },
  { path: '/quartos', shown: ROOM_LINK },
  { path: '/quarto/7', shown: CALENDAR },
  { path: '/reservas', shown: CALENDAR },
  { path: '/localizacao', shown: 'main .leaflet-container' },
];

/** The page at an address, listed or not. */
export function pageAt(path: string): MeasuredPage {
  return PAGES.find((page) => page.path === path) ?? { path };
}

/** Pages that draw what a database or a map server answers have a goal of their own. */
export function hasData(page: MeasuredPage): boolean {
  return page.shown !== undefined;
}
