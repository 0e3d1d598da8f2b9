import { useState } from 'react';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { personName } from '@/domain/register/entry';
import type { StayRegister, StoredEntry } from '@/domain/register/stay-register';
import type { RestClient } from '@/lib/rest-client';
import {
  acceptProposal,
  type EntryToSave,
  isSettledElsewhere,
  removeEntry,
  saveEntry,
  settleProposal,
} from '@/queries/register/entries';
import { queryKeys } from '@/queries/query-keys';

type RegisterAct =
  | { kind: 'accept'; proposal: StoredEntry; onlyMissing: boolean }
  | { kind: 'unaccept'; proposal: StoredEntry; before: StoredEntry | null }
  | { kind: 'refuse'; proposal: StoredEntry; isSettled: boolean }
  | { kind: 'remove'; entry: StoredEntry }
  | { kind: 'restore'; entry: StoredEntry };

/** What reads the register anew after a change, with the tax that follows from it. */
export const REGISTER_CHANGED = [
  queryKeys.register,
  queryKeys.daySheets,
  queryKeys.siba,
  queryKeys.months,
];

/**
 * What is done to the people of a stay without the form: a proposal taken or refused, a person taken
 * out. Each can be undone for ten seconds (REG-03).
 */
export function useRegisterActs({ booking_id: bookingId }: Pick<StayRegister, 'booking_id'>) {
  const [settling, setSettling] = useState<readonly number[]>([]);
  const { change, isPending } = usePanelMutation<RegisterAct, StoredEntry | null>({
    // Reception takes one proposal after the other without waiting for the answer of each.
    queue: 'register',
    send: async (client, act) => carryOut(client, bookingId, act),
    onDone: noticeOf,
    failure: (error) =>
      isSettledElsewhere(error)
        ? 'Entretanto, um colega já tratou desta proposta.'
        : `Erro ao guardar: ${refusalReason(error)}`,
    log: 'register',
    refresh: REGISTER_CHANGED,
  });

  async function settle(act: RegisterAct, { person }: StoredEntry): Promise<void> {
    setSettling((others) => [...others, person]);
    await change(act);
    setSettling((others) => others.filter((other) => other !== person));
  }

  return {
    settling,
    isPending,
    accept: (proposal: StoredEntry, onlyMissing: boolean) =>
      settle({ kind: 'accept', proposal, onlyMissing }, proposal),
    refuse: (proposal: StoredEntry) =>
      settle({ kind: 'refuse', proposal, isSettled: true }, proposal),
    remove: (entry: StoredEntry) => change({ kind: 'remove', entry }),
  };
}

async function carryOut(
  client: RestClient,
  bookingId: string,
  act: RegisterAct,
): Promise<StoredEntry | null> {
  switch (act.kind) {
    case 'accept':
      return acceptProposal(client, { id: act.proposal.id, onlyMissing: act.onlyMissing });
    case 'refuse':
      await settleProposal(client, { id: act.proposal.id, isSettled: act.isSettled });
      return null;
    case 'unaccept': {
      const { person } = act.proposal;
      if (act.before === null) await removeEntry(client, { bookingId, person });
      else await saveEntry(client, { bookingId, person, entry: toSave(act.before) });
      await settleProposal(client, { id: act.proposal.id, isSettled: false });
      return null;
    }
    case 'remove':
      await removeEntry(client, { bookingId, person: act.entry.person });
      return null;
    case 'restore':
    default: {
      const { person } = act.entry;
      await saveEntry(client, { bookingId, person, entry: toSave(act.entry) });
      return null;
    }
  }
}

function noticeOf(before: StoredEntry | null, act: RegisterAct) {
  switch (act.kind) {
    case 'accept':
      return {
        message: act.onlyMissing ? 'Aceite só o que faltava.' : 'Proposta aceite.',
        detail: nameOf(act.proposal),
        undo: { kind: 'unaccept' as const, proposal: act.proposal, before },
      };
    case 'refuse':
      if (!act.isSettled) return { message: 'Proposta de novo por tratar.' };
      return {
        message: 'Proposta recusada.',
        detail: nameOf(act.proposal),
        undo: { ...act, isSettled: false },
      };
    case 'remove':
      return {
        message: 'Pessoa retirada.',
        detail: nameOf(act.entry),
        undo: { kind: 'restore' as const, entry: act.entry },
      };
    case 'unaccept':
    case 'restore':
    default:
      return { message: 'Ficou como antes.' };
  }
}

const nameOf = (entry: StoredEntry) => personName(entry) || `Pessoa ${entry.person}`;

/** What of a stored entry is written back. */
function toSave(entry: StoredEntry): EntryToSave {
  const { surname, given_names, birth_date, birth_place, nationality } = entry;
  const { doc_type, doc_number, doc_country, residence_country, residence_place } = entry;
  const { age, tax_reason } = entry;
  return {
    surname,
    given_names,
    birth_date,
    birth_place,
    nationality,
    doc_type,
    doc_number,
    doc_country,
    residence_country,
    residence_place,
    age,
    tax_reason,
  };
}
