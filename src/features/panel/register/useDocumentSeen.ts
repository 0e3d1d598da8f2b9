import { useQuery } from '@tanstack/react-query';
import { documentNumber } from '@/domain/register/entry';
import { isSibaCountry } from '@/domain/register/countries';
import type { StayRegister } from '@/domain/register/stay-register';
import { asStaff } from '@/features/panel/change/as-staff';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import { queryKeys } from '@/queries/query-keys';
import { findDocument } from '@/queries/register/entries';
import type { RegisterForm } from './useRegisterForm';

const TYPING_MS = 400;
/** Documents have more figures; asking sooner would find nothing. */
const SHORTEST_NUMBER = 5;

/** 'Já esteve cá?': earlier stays with the document that is typed, and others of this stay (REG-03). */
export function useDocumentSeen(
  { booking_id: bookingId }: StayRegister,
  person: number,
  { texts, isPortuguese }: Pick<RegisterForm, 'texts' | 'isPortuguese'>,
) {
  const typed = isPortuguese ? '' : documentNumber(texts.doc_number);
  const number = useDebouncedValue(typed, TYPING_MS);
  const country = texts.doc_country;
  const isAsked = number.length >= SHORTEST_NUMBER && isSibaCountry(country);
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.register, 'document', bookingId, person, number, country],
    queryFn: () =>
      asStaff((client) => findDocument(client, { number, country, bookingId, person })),
    enabled: isAsked,
    // The number stays no longer in memory than the form is open.
    gcTime: 0,
  });
  const found = isAsked ? data : undefined;
  const other = found?.find((one) => one.is_same_stay);
  return {
    isAsked,
    hasFailed: isAsked && isError,
    earlier: found?.filter((one) => !one.is_same_stay),
    sameStay:
      other === undefined
        ? undefined
        : `Atenção: a pessoa ${other.person} desta estadia tem o mesmo documento.`,
  };
}

export type SeenDocument = ReturnType<typeof useDocumentSeen>;
