import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '@/components/Spinner';
import {
  aboutPath,
  adminPaths,
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
  testRoomsPath,
} from '@/lib/paths';
import { PublicLayout } from './PublicLayout';
import { ScrollToTop } from './ScrollToTop';

const HomePage = lazy(() => import('@/pages/public/HomePage'));
const AboutPage = lazy(() => import('@/pages/public/AboutPage'));
const RoomsPage = lazy(() => import('@/pages/public/RoomsPage'));
const RoomPage = lazy(() => import('@/pages/public/RoomPage'));
const RoomByIdPage = lazy(() => import('@/pages/public/RoomByIdPage'));
const BookingPage = lazy(() => import('@/pages/public/BookingPage'));
const ServicesPage = lazy(() => import('@/pages/public/ServicesPage'));
const InformationPage = lazy(() => import('@/pages/public/InformationPage'));
const GalleryPage = lazy(() => import('@/pages/public/GalleryPage'));
const LocationPage = lazy(() => import('@/pages/public/LocationPage'));
const ContactPage = lazy(() => import('@/pages/public/ContactPage'));
const PrivacyPage = lazy(() => import('@/pages/public/PrivacyPage'));
const TermsPage = lazy(() => import('@/pages/public/TermsPage'));
const CookiesPage = lazy(() => import('@/pages/public/CookiesPage'));
const NotFoundPage = lazy(() => import('@/pages/public/NotFoundPage'));
// Nothing for staff is in a guest's download: what is theirs has its own chunks behind a door.
const AdminApp = lazy(() => import('./AdminApp'));
const TestRoomsApp = lazy(() => import('./TestRoomsApp'));
const TestRoomsPage = lazy(() => import('@/pages/admin/TestRoomsPage'));

/** The one table of public routes; the panel's own stands in AdminApp. */
export function AppRoutes() {
  return (
    <>
      <ScrollToTop />
      <Suspense fallback={<Spinner className="min-h-screen" />}>
        <Routes>
          <Route path={`${adminPaths.root}/*`} element={<AdminApp />} />
          <Route element={<TestRoomsApp />}>
            <Route path={testRoomsPath} element={<TestRoomsPage />} />
          </Route>
          <Route element={<PublicLayout />}>
            <Route path={homePath} element={<HomePage />} />
            <Route path={aboutPath} element={<AboutPage />} />
            <Route path={roomsPath} element={<RoomsPage />} />
            <Route path={routePatterns.roomById} element={<RoomByIdPage />} />
            <Route path={routePatterns.roomByNumber} element={<RoomPage />} />
            <Route path={routePatterns.booking} element={<BookingPage />} />
            <Route path={servicesPath} element={<ServicesPage />} />
            <Route path={informationPath} element={<InformationPage />} />
            <Route path={galleryPath} element={<GalleryPage />} />
            <Route path={locationPath} element={<LocationPage />} />
            <Route path={routePatterns.contact} element={<ContactPage />} />
            <Route path={privacyPath} element={<PrivacyPage />} />
            <Route path={termsPath} element={<TermsPage />} />
            <Route path={cookiesPath} element={<CookiesPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
