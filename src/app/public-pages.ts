import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import {
  aboutPath,
  cookiesPath,
  galleryPath,
  homePath,
  informationPath,
  locationPath,
  privacyPath,
  roomsPath,
  routePatterns,
  servicesPath,
  termsPath,
} from '@/lib/paths';

function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  const { Part: Page, preload } = lazyPart(async () => (await load()).default);
  return { Page, preload };
}

/** The one table of public routes; the panel's own stands in AdminApp. */
export const PUBLIC_PAGES = [
  { pattern: homePath, ...lazyPage(() => import('@/pages/public/HomePage')) },
  { pattern: aboutPath, ...lazyPage(() => import('@/pages/public/AboutPage')) },
  { pattern: roomsPath, ...lazyPage(() => import('@/pages/public/RoomsPage')) },
  {
    pattern: routePatterns.roomById,
    ...lazyPage(() => import('@/pages/public/RoomByIdPage')),
  },
  {
    pattern: routePatterns.roomByNumber,
    ...lazyPage(() => import('@/pages/public/RoomPage')),
  },
  {
    pattern: routePatterns.booking,
    ...lazyPage(() => import('@/pages/public/BookingPage')),
  },
  { pattern: servicesPath, ...lazyPage(() => import('@/pages/public/ServicesPage')) },
  { pattern: informationPath, ...lazyPage(() => import('@/pages/public/InformationPage')) },
  { pattern: galleryPath, ...lazyPage(() => import('@/pages/public/GalleryPage')) },
  { pattern: locationPath, ...lazyPage(() => import('@/pages/public/LocationPage')) },
  { pattern: routePatterns.contact, ...lazyPage(() => import('@/pages/public/ContactPage')) },
  { pattern: privacyPath, ...lazyPage(() => import('@/pages/public/PrivacyPage')) },
  { pattern: termsPath, ...lazyPage(() => import('@/pages/public/TermsPage')) },
  { pattern: cookiesPath, ...lazyPage(() => import('@/pages/public/CookiesPage')) },
  { pattern: '*', ...lazyPage(() => import('@/pages/public/NotFoundPage')) },
] as const;

/** Fetches the page an address leads to, so that it can be rendered without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  await PUBLIC_PAGES.find(({ pattern }) => matchPath(pattern, pathname) !== null)?.preload();
}
