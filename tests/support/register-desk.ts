import { http, HttpResponse } from 'msw';
import { EMPTY_ENTRY, missingFields, neededFields } from '@/domain/register/entry';
import type { StayRegister, StoredEntry } from '@/domain/register/stay-register';
import type { DocumentSeen } from '@/queries/register/entries';
import { uuid } from './builders';
import { onRpc, onTable, server } from './server';

/** A person as reception has it, seen by Marta this morning. */
export function makeEntry(
  person: number,
  given: Partial<StoredEntry> = {},
  is_proposal = false,
): StoredEntry {
  const entry = {
    ...EMPTY_ENTRY,
    id: uuid(is_proposal ? 8 : 7, person),
    person,
    is_proposal,
    age: null,
    tax_reason: null,
    checked_at: is_proposal ? null : '2026-11-12T08:20:00+00:00',
    checked_by: is_proposal ? null : 'Marta Nunes',
    erased_at: null,
    updated_at: '2026-11-11T18:15:00+00:00',
    ...given,
  };
  return { ...entry, missing: missingFields(entry) };
}

export const sofia = makeEntry(1, {
  surname: 'Almeida',
  given_names: 'Sofia',
  nationality: 'PRT',
  residence_country: 'PRT',
  residence_place: 'Braga',
});

/** All but the document. */
export const gabriela: Partial<StoredEntry> = {
  surname: 'Moura',
  given_names: 'Gabriela',
  nationality: 'BRA',
  birth_date: '1990-02-03',
  residence_country: 'BRA',
  residence_place: 'Recife',
};

interface RegisterDeskOptions {
  /** Where the document that is asked for was seen. */
  seen?: DocumentSeen[];
  use?: { asks_guests: boolean; reports_from: string | null };
}

/** A register that changes as the database's does: saved, removed, proposals taken and settled. */
export function openRegisterDesk(start: StayRegister, options: RegisterDeskOptions = {}) {
  let register = start;
  const settled: StoredEntry[] = [];
  const keep = (entries: StoredEntry[]) => {
    register = { ...register, entries };
  };
  const without = (person: number) =>
    register.entries.filter((one) => one.person !== person || one.is_proposal);
  const personIn = (params: URLSearchParams) => Number(params.get('person')?.slice('eq.'.length));

  onRpc('stay_register', () => register);
  onRpc('document_seen', () => options.seen ?? []);
  onRpc('accept_register', (body) => {
    const { proposal: id, only_missing: onlyMissing } = Object(body);
    const proposal = register.entries.find((one) => one.id === id);
    if (proposal === undefined) return HttpResponse.json({ code: 'HS014' }, { status: 409 });
    const { person } = proposal;
    const before = register.entries.find((one) => one.person === person && !one.is_proposal);
    settled.push(proposal);
    keep([
      ...without(person).filter((one) => one !== proposal),
      makeEntry(person, taken(proposal, before, onlyMissing)),
    ]);
    return before ?? null;
  });
  server.use(
    http.get('*/rest/v1/register_settings', () =>
      HttpResponse.json(options.use ?? { asks_guests: true, reports_from: '2026-11-01' }),
    ),
  );
  const updates = onTable('patch', 'register_entries', ({ params, body }) => {
    const id = params.get('id')?.slice('eq.'.length);
    if (id !== undefined) {
      const open = register.entries.filter((one) => one.id !== id);
      const found = [...register.entries, ...settled].find((one) => one.id === id);
      const isSettled = Object(body).settled_at !== null;
      if (found === undefined) return [];
      settled.push(found);
      keep(isSettled ? open : [...open, found]);
      return [{ id }];
    }
    const person = personIn(params);
    const known = register.entries.find((one) => one.person === person && !one.is_proposal);
    if (known === undefined) return [];
    keep([...without(person), makeEntry(person, Object(body))]);
    return [{ id: known.id }];
  });
  const inserts = onTable('post', 'register_entries', ({ body }) => {
    const { person, ...given } = Object(body);
    keep([...without(person), makeEntry(person, given)]);
    return [{ id: uuid(7, person) }];
  });
  const removals = onTable('delete', 'register_entries', ({ params }) => {
    keep(without(personIn(params)));
    return [];
  });
  return { updates, inserts, removals, entries: () => register.entries };
}

function taken(proposal: StoredEntry, before: StoredEntry | undefined, onlyMissing: boolean) {
  const fields = [...neededFields({ nationality: null }), 'given_names' as const];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      onlyMissing
        ? (before?.[field] ?? proposal[field])
        : (proposal[field] ?? before?.[field] ?? null),
    ]),
  );
}
