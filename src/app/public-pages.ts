import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { pathOf, type PageName, PUBLIC_ROUTES, type PublicRoute } from './route-table';

/** The file of each page of the route table, in a chunk of its own. */
const FILES: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  AboutPage: async () => import('@/pages/public/AboutPage'),
  BookingPage: async () => import('@/pages/public/BookingPage'),
  ContactPage: async () => import('@/pages/public/ContactPage'),
  CookiesPage: async () => import('@/pages/public/CookiesPage'),
  GalleryPage: async () => import('@/pages/public/GalleryPage'),
  GuestBookingPage: async () => import('@/pages/public/GuestBookingPage'),
  HomePage: async () => import('@/pages/public/HomePage'),
  InformationPage: async () => import('@/pages/public/InformationPage'),
  LocationPage: async () => import('@/pages/public/LocationPage'),
  NotFoundPage: async () => import('@/pages/public/NotFoundPage'),
  PrivacyPage: async () => import('@/pages/public/PrivacyPage'),
  RoomByIdPage: async () => import('@/pages/public/RoomByIdPage'),
  RoomPage: async () => import('@/pages/public/RoomPage'),
  RoomsPage: async () => import('@/pages/public/RoomsPage'),
  ServicesPage: async () => import('@/pages/public/ServicesPage'),
  TermsPage: async () => import('@/pages/public/TermsPage'),
};

function publicPage(route: PublicRoute<PageName>) {
  const { Part: Page, preload } = lazyPart(FILES[route.page]);
  return { path: pathOf(route), Page, preload };
}

/** The pages of the route table, in its order: the first whose path fits is shown. */
export const PUBLIC_PAGES = PUBLIC_ROUTES.map(publicPage);

/** Fetches the page an address leads to, so that it can be rendered without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  await PUBLIC_PAGES.find(({ path }) => matchPath(path, pathname) !== null)?.preload();
}
