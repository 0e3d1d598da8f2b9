/** What is to be reported to the authority, and the files that were (REG-04). */
import type { Day } from '../calendar/dates.ts';
import type { RegisterField } from './entry.ts';

/** What the authority knows the house by. */
export interface SibaSettings {
  asks_guests: boolean;
  /** Arrivals from this day on are reported; null: nothing is. */
  reports_from: Day | null;
  tax_number: string | null;
  establishment: string;
  name: string | null;
  short_name: string | null;
  street: string | null;
  town: string | null;
  /** 'nnnn-nnn'. */
  postcode: string | null;
  phone: string | null;
  contact_name: string | null;
  contact_email: string | null;
  /** Where 'Enviar agora' leads; null: only the XML for the portal. */
  service: 'real' | 'rehearsal' | null;
}

/** What has become of a person's bulletin. */
export type ReportState = 'open' | 'reported' | 'under_way' | 'in_file' | 'refused';

export interface PersonToReport {
  person: number;
  /** Null while nobody is registered there. */
  entry_id: string | null;
  surname: string | null;
  given_names: string | null;
  nationality: string | null;
  missing: RegisterField[] | null;
  has_proposal: boolean;
  state: ReportState;
  /** The number of the file that says so. */
  file: number | null;
  /** The authority's words, until the entry is edited. */
  refusal: string | null;
}

/** A stay with somebody to report, or somebody of whom it is not known yet. */
export interface StayToReport {
  booking_id: string;
  booking_number: string;
  guest_name: string;
  room_number: string;
  arrival: Day;
  departure: Day;
  guests: number;
  people: PersonToReport[];
}

/** A departure that is another than the one that was reported. */
export interface ChangedDeparture {
  entry_id: string;
  booking_id: string;
  booking_number: string;
  surname: string | null;
  given_names: string | null;
  file: number;
  reported: Day;
  departure: Day;
}

export type SibaFileState =
  'file' | 'claimed' | 'handing' | 'accepted' | 'refused' | 'failed' | 'uncertain';

export interface SibaFile {
  number: number;
  made_at: string;
  made_by: string | null;
  way: 'service' | 'file';
  is_rehearsal: boolean;
  guests: number;
  sha256: string | null;
  state: SibaFileState;
  delivered_on: Day | null;
  ended_at: string | null;
  ended_by: string | null;
  code: string | null;
  answer: string | null;
  /** Of a refused or undelivered file: the files by which all of its guests were reported later. */
  followed: number[];
  refusals: {
    line: number;
    refusal: string;
    entry_id: string | null;
    booking_id: string | null;
    surname: string | null;
    given_names: string | null;
  }[];
}

export interface SibaOverview {
  settings: SibaSettings;
  stays: StayToReport[];
  changed: ChangedDeparture[];
  /** Uncertain ones first, then the newest. */
  files: SibaFile[];
}
