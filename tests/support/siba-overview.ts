import type {
  PersonToReport,
  SibaFile,
  SibaOverview,
  SibaSettings,
  StayToReport,
} from '@/domain/register/siba-overview';

/** A house that is settled, and reports by the service. */
export const REPORTING: SibaSettings = {
  asks_guests: true,
  reports_from: '2026-11-01',
  tax_number: '121212121',
  establishment: '00',
  name: 'Hostel Maré Nova',
  short_name: 'Maré Nova',
  street: 'Rua da Estação 13',
  town: 'Vila de Exemplo',
  postcode: '8900-013',
  phone: '282000013',
  contact_name: 'Helena Moura',
  contact_email: 'ola@marenova.example',
  service: 'real',
};

/** As on most installations: nothing is reported, and nobody is asked. */
export function makeSibaOverview(changes: Partial<SibaOverview> = {}): SibaOverview {
  const settings = { ...REPORTING, asks_guests: false, reports_from: null, service: null };
  return { settings, stays: [], changed: [], files: [], ...changes };
}

/** Somebody from Sweden who is complete. */
export function makePerson(changes: Partial<PersonToReport> = {}): PersonToReport {
  const person = changes.person ?? 1;
  return {
    person,
    entry_id: `00000000-0000-4000-8000-00000000000${person}`,
    surname: 'Öberg',
    given_names: person === 1 ? 'Hanna' : 'Nils',
    nationality: 'SWE',
    missing: [],
    has_proposal: false,
    state: 'open',
    file: null,
    refusal: null,
    ...changes,
  };
}

/** A stay in room 10 since Wednesday, 18 November 2026, to be reported by Monday. */
export function makeStay(changes: Partial<StayToReport> = {}): StayToReport {
  return {
    booking_id: '00000000-0000-4000-8000-000000000010',
    booking_number: 'R26-OBERG2',
    guest_name: 'Hanna Öberg',
    room_number: '10',
    arrival: '2026-11-18',
    departure: '2026-11-24',
    guests: (changes.people ?? [1]).length,
    people: [makePerson()],
    ...changes,
  };
}

/** File 43, accepted. */
export function makeFile(changes: Partial<SibaFile> = {}): SibaFile {
  return {
    number: 43,
    made_at: '2026-11-23T09:05:00.000Z',
    made_by: 'Helena',
    way: 'service',
    is_rehearsal: false,
    guests: 2,
    sha256: null,
    state: 'accepted',
    delivered_on: null,
    ended_at: '2026-11-23T09:05:04.000Z',
    ended_by: null,
    code: '0',
    answer: null,
    followed: [],
    refusals: [],
    ...changes,
  };
}
