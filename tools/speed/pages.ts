/** A page that is measured. */
export interface MeasuredPage {
  path: string;
  /**
   * What must be there before the page is usable, besides its links and fields; nothing without it.
   */
  shown?: string;
}

const ROOM_LINK = 'main a[href^="/quarto/"]';
const CALENDAR = 'main table[role="grid"]:not([aria-busy="true"])';

/**
 * Every kind of public page; of several that are built alike, one. `-- --pages=/servicos` takes
 * any.
 */
export const PAGES: readonly MeasuredPage[] = [
  { path: '/' },
  { path: '/sobre' },
  { path: '/informacoes' },
  { path: '/galeria' },
  { path: '/contacto' },
  { path: '/politica-privacidade' },
  { path: '/quartos', shown: ROOM_LINK },
  { path: '/quarto/7', shown: CALENDAR },
  { path: '/reservas', shown: CALENDAR },
  { path: '/localizacao', shown: 'main .leaflet-container' },
];

/** The page at an address, listed or not. */
export function pageAt(path: string): MeasuredPage {
  return PAGES.find((page) => page.path === path) ?? { path };
}
