import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '@/components/Spinner';
import {
  adminPaths,
  galleryPath,
  homePath,
  locationPath,
  roomsPath,
  routePatterns,
} from '@/lib/paths';
import { PublicLayout } from './PublicLayout';
import { ScrollToTop } from './ScrollToTop';

const HomePage = lazy(() => import('@/pages/public/HomePage'));
const RoomsPage = lazy(() => import('@/pages/public/RoomsPage'));
const RoomPage = lazy(() => import('@/pages/public/RoomPage'));
const RoomByIdPage = lazy(() => import('@/pages/public/RoomByIdPage'));
const BookingPage = lazy(() => import('@/pages/public/BookingPage'));
const GalleryPage = lazy(() => import('@/pages/public/GalleryPage'));
const LocationPage = lazy(() => import('@/pages/public/LocationPage'));
const ContactPage = lazy(() => import('@/pages/public/ContactPage'));
const NotFoundPage = lazy(() => import('@/pages/public/NotFoundPage'));
// Nothing for staff is in a guest's download: the panel is one door with its own chunks behind it.
const AdminApp = lazy(() => import('./AdminApp'));

/** The one table of public routes; the panel's own stands in AdminApp. */
export function AppRoutes() {
  return (
    <>
      <ScrollToTop />
      <Suspense fallback={<Spinner className="min-h-screen" />}>
        <Routes>
          <Route path={`${adminPaths.root}/*`} element={<AdminApp />} />
          <Route element={<PublicLayout />}>
            <Route path={homePath} element={<HomePage />} />
            <Route path={roomsPath} element={<RoomsPage />} />
            <Route path={routePatterns.roomById} element={<RoomByIdPage />} />
            <Route path={routePatterns.roomByNumber} element={<RoomPage />} />
            <Route path={routePatterns.booking} element={<BookingPage />} />
            <Route path={galleryPath} element={<GalleryPage />} />
            <Route path={locationPath} element={<LocationPage />} />
            <Route path={routePatterns.contact} element={<ContactPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
