import * as t from '@messages/booking';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { BookingForm } from '@/features/site/request/BookingForm';
import { FormSkeleton } from '@/features/site/request/FormSkeleton';
import { Later, Prerendered, useRequestsPaused } from '@/features/site/request/lazy-parts';
import { useBookingForm } from '@/features/site/request/state/useBookingForm';
import { bookingPath } from '@/lib/paths';

/**
 * The booking page: the form and, below its first step, an introduction to direct booking. A
 * skeleton holds the form's place until the query is read, which a prerendered page can only do
 * after hydration.
 */
export default function BookingPage() {
  const { state, dispatch, today } = useBookingForm();
  const navigate = useNavigate();
  const isPaused = useRequestsPaused();

  /** Adds a history entry, so that Back leads to the confirmation. */
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
      <PageHead title={t.HEADING} isLowOnPhones>
        {t.LEAD}
      </PageHead>
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
          <Prerendered>{({ BookingIntroduction }) => <BookingIntroduction />}</Prerendered>
        </Suspense>
      )}
    </>
  );
}
