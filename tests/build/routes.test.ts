import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOOTER_LINKS, HEADER_LINKS } from '@/app/navigation';
import { preloadPage, PUBLIC_PAGES } from '@/app/public-pages';
import { pathOf, PUBLIC_ROUTES } from '@/app/route-table';
import { legacyRooms } from '@/copy/legacy-rooms';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { roomByIdPath } from '@/lib/paths';
import {
  PRELOAD_MODULES,
  APP_ROUTES,
  PRERENDERED_ROUTES,
  prerenderedRoutes,
  roomRoute,
  routeFile,
  routesWithoutPage,
} from '../../tools/site/routes.ts';

describe('the route table', () => {
  it.each(PUBLIC_PAGES)('has a page for $path', async ({ preload }) => {
    await expect(preload()).resolves.toBeUndefined();
  });

  it('names each address and each page once', () => {
    for (const values of [
      PUBLIC_ROUTES.map((route) => pathOf(route)),
      PUBLIC_ROUTES.map(({ page }) => page),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  it('answers what it does not name with the last of the pages', async () => {
    expect(PUBLIC_PAGES.at(-1)?.path).toBe('*');
    await expect(preloadPage('/nada')).resolves.toBeUndefined();
  });

  it('names only modules that exist', () => {
    const modules = [...PRERENDERED_ROUTES, roomRoute('pt')].flatMap((route) => route.modules);
    expect([...modules, ...PRELOAD_MODULES].filter((module) => !existsSync(module))).toEqual([]);
  });

  it('prerenders every kind of room of the old site', () => {
    const paths = PRERENDERED_ROUTES.map(({ path }) => path);
    const legacy = [...legacyRooms.keys()].map(roomByIdPath);
    expect(paths.filter((path) => path.startsWith('/quartos/'))).toEqual(legacy);
  });

  it('has the links of the menus in their order (NAV-01, NAV-06)', () => {
    expect(HEADER_LINKS.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Home /',
      'Sobre Nós /sobre',
      'Quartos /quartos',
      'Serviços /servicos',
      'Informações /informacoes',
      'Galeria /galeria',
      'Localização /localizacao',
      'Contacto /contacto',
    ]);
    expect(FOOTER_LINKS.map(({ label }) => label)).toEqual([
      'Home',
      'Quartos',
      'Serviços',
      'Informações',
      'Contacto',
    ]);
  });
});

describe('routesWithoutPage', () => {
  it('are the rooms of the database, the guest’s own page and the panel', () => {
    const pages = GUEST_LANGUAGES.flatMap(prerenderedRoutes).map(({ path }) => routeFile(path));
    expect(routesWithoutPage(pages).toSorted()).toEqual([
      '/admin/*',
      '/de/buchung',
      '/de/zimmer/:id',
      '/de/zimmernummer/:roomNumber?',
      '/en/booking',
      '/en/room/:roomNumber?',
      '/en/rooms/:id',
      '/es/habitacion/:roomNumber?',
      '/es/habitaciones/:id',
      '/es/reserva',
      '/fr/chambre/:roomNumber?',
      '/fr/chambres/:id',
      '/fr/reservation',
      '/quarto/:roomNumber?',
      '/quartos/:id',
      '/reserva',
      '/test-rooms',
    ]);
  });

  it('takes both names a page can have', () => {
    const routes = routesWithoutPage(['index.html', 'sobre.html', 'contacto/index.html']);
    expect(routes).toHaveLength(APP_ROUTES.length - 3);
    expect(routes.filter((route) => ['/', '/sobre', '/contacto'].includes(route))).toEqual([]);
  });
});
