import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { BookingForm } from '@/features/booking-form/BookingForm';
import {
  BookingHero,
  DirectAdvantages,
  OtherWaysToBook,
} from '@/features/booking-form/BookingIntroduction';
import { FormSkeleton } from '@/features/booking-form/FormSkeleton';
import { BookingSuccess } from '@/features/booking-form/steps/lazy-steps';
import { useBookingForm } from '@/features/booking-form/useBookingForm';
import { bookingPath } from '@/lib/paths';

const FORM_ID = 'formulario';

/** The last part of the introduction, on a ground of its own down to the footer. */
const INTRODUCED_FORM =
  '-mb-16 bg-sal pt-10 pb-11 [--fundo:theme(colors.sal)] md:-mb-24 md:pt-16 md:pb-18 ' +
  'com-escolhas:order-first com-escolhas:mb-0 com-escolhas:bg-cal com-escolhas:pt-0 com-escolhas:pb-12 com-escolhas:[--fundo:theme(colors.cal)]';

/**
 * The booking page. It introduces itself to whoever comes to look; once a guest has set out, by a
 * link that names dates or by the first step, the form stands alone. Until it has read the address,
 * the styles show the form alone to whom it names something (`com-escolhas`): nothing jumps.
 */
export default function BookingPage() {
  const { state, dispatch, today } = useBookingForm();
  const navigate = useNavigate();
  useQueryRead(state.isOpen);

  /** An entry of its own, so that Back leads to the ticket. */
  function bookAgain() {
    dispatch({ type: 'reset' });
    void navigate(bookingPath());
  }

  if (state.sent !== null) {
    return (
      <>
        <PageMeta title="Reserva enviada" isHidden />
        <BookingSuccess sent={state.sent} onBookAgain={bookAgain} />
      </>
    );
  }

  const { isUnderWay, step, isOpen } = state;
  return (
    <div className="com-escolhas:flex com-escolhas:flex-col">
      <PageMeta
        title="Reservas"
        description="Reserve diretamente no Hostel Maré Nova em cinco passos: o melhor preço, sem conta nem cartão, a 50 m da estação."
      />
      <div
        hidden={isOpen && !isUnderWay}
        className={isOpen ? '' : 'hidden com-escolhas:order-first com-escolhas:block'}
      >
        <PageHead title="Reserva direta">
          Preencha o formulário em cinco passos. O pedido fica pendente até a nossa equipa o
          confirmar consigo.
        </PageHead>
      </div>
      {!isUnderWay && (
        <>
          <div className="com-escolhas:hidden">
            <BookingHero formId={FORM_ID} />
          </div>
          <DirectAdvantages />
          <OtherWaysToBook />
        </>
      )}
      <div id={FORM_ID} className={isUnderWay ? 'pb-12' : INTRODUCED_FORM}>
        {isOpen && today !== null ? (
          <BookingForm {...{ state, dispatch, today }} className="contentor" />
        ) : (
          <FormSkeleton className="contentor" />
        )}
      </div>
      {isUnderWay && step === 1 && (
        <>
          <DirectAdvantages />
          <OtherWaysToBook />
        </>
      )}
    </div>
  );
}

/** From now on the form itself knows what was chosen. */
function useQueryRead(isRead: boolean): void {
  useLayoutEffect(() => {
    if (isRead) delete document.documentElement.dataset['query'];
  }, [isRead]);
}
