import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '@/app/public-pages';
import { APP_ROUTES, routesWithoutPage } from '@/build/app-routes';
import { PRERENDERED_ROUTES, routeFile } from '@/build/prerendered-routes';

describe('APP_ROUTES', () => {
  it('are the public pages and the doors of the staff', () => {
    const pages = PUBLIC_PAGES.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*');
    expect(APP_ROUTES.toSorted()).toEqual([...pages, '/admin/*', '/test-rooms'].toSorted());
  });
});

describe('routesWithoutPage', () => {
  it('are the rooms of the database and the panel', () => {
    const pages = PRERENDERED_ROUTES.map(({ path }) => routeFile(path));
    expect(routesWithoutPage(pages).toSorted()).toEqual([
      '/admin/*',
      '/quarto/:roomNumber?',
      '/quartos/:id',
      '/test-rooms',
    ]);
  });

  it('takes both names a page can have', () => {
    const routes = routesWithoutPage(['index.html', 'sobre.html', 'contacto/index.html']);
    expect(routes).toHaveLength(APP_ROUTES.length - 3);
    expect(routes.filter((route) => ['/', '/sobre', '/contacto'].includes(route))).toEqual([]);
  });
});
