import * as t from '@messages/booking';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { BookingForm } from '@/features/booking-form/BookingForm';
import { FormSkeleton } from '@/features/booking-form/FormSkeleton';
import { BookingIntroduction, Later, useRequestsPaused } from '@/features/booking-form/lazy-parts';
import { useBookingForm } from '@/features/booking-form/state/useBookingForm';
import { bookingPath } from '@/lib/paths';

/**
 * The booking page: the form, and below its first step what direct booking is and the other ways.
 * Until the address is read, which a page that came prerendered does late, its outline holds its place.
 */
export default function BookingPage() {
  const { state, dispatch, today } = useBookingForm();
  const navigate = useNavigate();
  const isPaused = useRequestsPaused();

  /** An entry of its own, so that Back leads to the ticket. */
  function bookAgain() {
    dispatch({ type: 'reset' });
    void navigate(bookingPath());
  }

  const { sent } = state;
  if (sent !== null) {
    return (
      <>
        <PageMeta title={t.SENT_TITLE} isHidden />
        <Later>{({ BookingSuccess }) => <BookingSuccess sent={sent} onBookAgain={bookAgain} />}</Later>
      </>
    );
  }

  return (
    <>
      <PageMeta title={t.PAGE_TITLE} description={t.PAGE_DESCRIPTION} />
      <PageHead title={t.HEADING}>{t.LEAD}</PageHead>
      <div className="pb-12">
        {isPaused ? (
          <Later>{({ RequestsPaused }) => <RequestsPaused />}</Later>
        ) : state.isOpen && today !== null ? (
          <BookingForm {...{ state, dispatch, today }} className="page-width" />
        ) : (
          <FormSkeleton className="page-width" />
        )}
      </div>
      {(isPaused || state.step === 1) && (
        <Suspense fallback={null}>
          <BookingIntroduction />
        </Suspense>
      )}
    </>
  );
}
