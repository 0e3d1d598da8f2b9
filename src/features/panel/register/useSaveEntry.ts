import { missingFields, personName } from '@/domain/register/entry';
import type { StayRegister } from '@/domain/register/stay-register';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { type EntryToSave, saveEntry } from '@/queries/register/entries';
import { savedWords } from './register-words';
import { REGISTER_CHANGED } from './useRegisterActs';

/** Stores a person; a failure is said in the form, where all that was typed stays. */
export function useSaveEntry({ booking_id: bookingId }: StayRegister) {
  const { change, isPending, error } = usePanelMutation<
    { person: number; entry: EntryToSave },
    true
  >({
    send: async (client, { person, entry }) => {
      await saveEntry(client, { bookingId, person, entry });
      return true;
    },
    onDone: (_, { person, entry }) => ({
      message: savedWords(entry, missingFields(entry)),
      detail: personName(entry) || `Pessoa ${person}`,
    }),
    failure: (cause) => `Erro ao guardar: ${refusalReason(cause)}`,
    showFailure: 'inline',
    log: 'register',
    refresh: REGISTER_CHANGED,
  });
  return {
    isPending,
    failure: error === null || error.isSessionOver ? null : error.message,
    store: async (person: number, entry: EntryToSave) => (await change({ person, entry })) !== null,
  };
}
