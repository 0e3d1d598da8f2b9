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

const FORM_ID = 'formulario';

/**
 * The booking page. It introduces itself to whoever comes to look; once a guest has set out, by a
 * link that names dates or by the first step, the form stands alone.
 */
export default function BookingPage() {
  const { state, dispatch, today } = useBookingForm();

  if (state.sent !== null) {
    return (
      <>
        <PageMeta title="Reserva enviada" isHidden />
        <BookingSuccess sent={state.sent} onBookAgain={() => dispatch({ type: 'reset' })} />
      </>
    );
  }

  const { isUnderWay, step, isOpen } = state;
  return (
    <>
      <PageMeta
        title="Reservas"
        description="Reserve diretamente no Hostel Maré Nova em cinco passos: o melhor preço, sem conta nem cartão, a 50 m da estação."
      />
      {isUnderWay ? (
        <PageHead title="Reserva direta">
          Preencha o formulário em cinco passos. O pedido fica pendente até a nossa equipa o
          confirmar consigo.
        </PageHead>
      ) : (
        <>
          <BookingHero formId={FORM_ID} />
          <DirectAdvantages />
          <OtherWaysToBook />
        </>
      )}
      <div id={FORM_ID} className={isUnderWay ? 'pb-12' : '-mb-16 bg-sal pt-10 pb-11 [--fundo:theme(colors.sal)] md:-mb-24 md:pt-16 md:pb-18'}>
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
    </>
  );
}
