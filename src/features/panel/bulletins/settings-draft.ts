import { hostel } from '@/copy/hostel';
import { isDay } from '@/domain/calendar/dates';
import { isEmail } from '@/domain/guest/contact-details';
import type { SibaSettings } from '@/domain/register/siba-overview';

/** The form of what the authority knows the house by; all as typed. */
export interface SettingsDraft {
  tax_number: string;
  establishment: string;
  name: string;
  short_name: string;
  street: string;
  town: string;
  postcode: string;
  phone: string;
  contact_name: string;
  contact_email: string;
  /** Blank: nothing is reported. */
  reports_from: string;
  asks_guests: boolean;
}

export type SettingsField = keyof SettingsDraft;

/** The longest of each, as the authority's schema and the database have it. */
export const LONGEST: Partial<Record<SettingsField, number>> = {
  tax_number: 9,
  establishment: 2,
  name: 40,
  short_name: 15,
  street: 40,
  town: 30,
  postcode: 8,
  phone: 10,
  contact_name: 40,
  contact_email: 140,
};

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** What is stored, and else what the house says of itself on its pages. */
export function settingsDraft(settings: SibaSettings, contact: string): SettingsDraft {
  const { address, legal, phone, email } = hostel;
  return {
    tax_number: settings.tax_number ?? digits(legal.taxNumber ?? ''),
    establishment: settings.establishment,
    name: settings.name ?? hostel.name,
    short_name: settings.short_name ?? hostel.shortName,
    street: settings.street ?? address.street,
    town: settings.town ?? address.town ?? '',
    postcode: settings.postcode ?? address.postcode ?? '',
    phone: settings.phone ?? digits(phone.display.replace(/^\+351/, '')),
    contact_name: settings.contact_name ?? contact,
    contact_email: settings.contact_email ?? email.display,
    reports_from: settings.reports_from ?? '',
    asks_guests: settings.asks_guests,
  };
}

export function settingsProblems(draft: SettingsDraft): Partial<Record<SettingsField, string>> {
  const { reports_from: from } = draft;
  const problems: Partial<Record<SettingsField, string>> = {};
  const check = (field: SettingsField, isGood: boolean, words: string) => {
    if (!isGood) problems[field] = words;
  };
  check('tax_number', /^\d{9}$/.test(digits(draft.tax_number)), 'O NIPC tem 9 algarismos.');
  check('establishment', /^\d{1,2}$/.test(draft.establishment.trim()), 'Um ou dois algarismos.');
  check('postcode', /^\d{4}-\d{3}$/.test(draft.postcode.trim()), 'Escreva-o como 8900-000.');
  check('phone', /^\d{9,10}$/.test(digits(draft.phone)), 'Só os algarismos, sem o +351.');
  for (const field of ['name', 'short_name', 'street', 'town', 'contact_name'] as const) {
    check(field, draft[field].trim() !== '', 'Falta preencher.');
  }
  const email = draft.contact_email.trim();
  check(
    'contact_email',
    email === '' || isEmail(email),
    'Escreva um endereço como ana@exemplo.pt.',
  );
  check('reports_from', from === '' || isDay(from), 'Escreva um dia, ou deixe em branco.');
  return problems;
}

export function storedSettings(draft: SettingsDraft): Omit<SibaSettings, 'service'> {
  return {
    tax_number: digits(draft.tax_number),
    establishment: draft.establishment.trim(),
    name: draft.name.trim(),
    short_name: draft.short_name.trim(),
    street: draft.street.trim(),
    town: draft.town.trim(),
    postcode: draft.postcode.trim(),
    phone: digits(draft.phone),
    contact_name: draft.contact_name.trim(),
    contact_email: draft.contact_email.trim() || null,
    reports_from: draft.reports_from === '' ? null : draft.reports_from,
    asks_guests: draft.asks_guests,
  };
}
