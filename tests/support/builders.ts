import type { StayRegister } from '@/domain/register/stay-register';
import type { Member } from '@/domain/account/account';
import type { Invitation, Person, Team } from '@/domain/account/team';
import type { HouseRatesAnswer } from '@/queries/house-rates';
import type { Mail, MailSettings } from '@/queries/mails';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ContactMessageRow, RoomRow, RoomTranslationRow } from '@/types/rows';

/** A stable UUID for the n-th thing of a kind: the first block names the kind. */
export const uuid = (kind: number, n: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An active double room; `room_number` gives it its id. */
export function makeRoom(overrides: Partial<RoomRow> = {}): RoomRow {
  const roomNumber = overrides.room_number ?? '2';
  return {
    id: uuid(1, Number(roomNumber) || 0),
    room_number: roomNumber,
    name: `Quarto ${roomNumber}`,
    description: 'Cama de casal e janela para o pátio.',
    max_guests: 2,
    price_per_night: 55,
    minimum_price: null,
    features: [],
    standard_features: [],
    custom_sections: [],
    picture_texts: {},
    images: ['/imagens/duplo.svg'],
    is_active: true,
    room_title: null,
    room_subtitle: null,
    full_description: null,
    booking_url: null,
    airbnb_url: null,
    created_at: '2026-01-02T10:00:00+00:00',
    updated_at: '2026-01-02T10:00:00+00:00',
    ...overrides,
  };
}

/** The English texts of room 2, of which only the name is filled in. */
export function makeRoomTranslation(
  overrides: Partial<RoomTranslationRow> = {},
): RoomTranslationRow {
  return {
    room_id: uuid(1, 2),
    language: 'en',
    name: 'Maré Double Room',
    description: null,
    room_title: null,
    room_subtitle: null,
    full_description: null,
    features_of: [],
    features: [],
    picture_texts: {},
    updated_at: '2026-11-02T10:00:00.123456+00:00',
    ...overrides,
  };
}

/** A pending request for three nights, as reception reads it. */
export function makeBooking(overrides: Partial<StaffBooking> = {}): StaffBooking {
  return {
    id: uuid(2, 1),
    booking_number: 'R26-7K3F9Q',
    room_id: uuid(1, 2),
    guest_name: 'Inês Duarte',
    guest_email: 'ines@example.com',
    guest_phone: '+351 912 345 678',
    check_in_date: '2026-11-14',
    check_out_date: '2026-11-17',
    number_of_guests: 2,
    total_price: 165,
    message: null,
    status: 'pending',
    admin_notes: null,
    group_reference: null,
    group_id: null,
    archived: false,
    archived_at: null,
    auto_archived: false,
    email_sent: false,
    email_sent_at: null,
    email_confirmed: false,
    email_confirmed_at: null,
    source: 'site',
    language: 'pt',
    arrival_time: null,
    guest_wish: null,
    cancel_reason: null,
    cancel_note: null,
    answered_at: null,
    answer_until: null,
    hold_until: null,
    invoice_name: null,
    tax_number: null,
    command_id: null,
    paid: 0,
    amount_due: overrides.total_price ?? 165,
    created_at: '2026-11-12T09:42:00+00:00',
    updated_at: '2026-11-12T09:42:00+00:00',
    rooms: { room_number: '2', name: 'Duplo Maré' },
    booking_groups: null,
    ...overrides,
  };
}

/** An unread message from the contact form. */
export function makeMessage(overrides: Partial<ContactMessageRow> = {}): ContactMessageRow {
  return {
    id: uuid(3, 1),
    name: 'Paolo Ferri',
    email: 'paolo@example.com',
    phone: null,
    subject: 'reserva',
    message: 'Há estacionamento perto?',
    is_read: false,
    archived: false,
    archived_at: null,
    admin_notes: null,
    created_at: '2026-11-12T09:42:00+00:00',
    updated_at: '2026-11-12T09:42:00+00:00',
    ...overrides,
  };
}

/** The hostel's rates before staff have set anything. */
export function makeHouseRates(overrides: Partial<HouseRatesAnswer> = {}): HouseRatesAnswer {
  return {
    requests_paused: false,
    price_rule: 'stated',
    cheapest_nights: null,
    stay_rules: [],
    tourist_tax: [],
    ...overrides,
  };
}

/** The mail settings before staff have set anything; no worker sends mails. */
export function makeMailSettings(overrides: Partial<MailSettings> = {}): MailSettings {
  return {
    house_email: null,
    iban: null,
    account_holder: null,
    off: [],
    smtp_seen_at: null,
    smtp_error: null,
    updated_at: '2026-01-02T10:00:00+00:00',
    ...overrides,
  };
}

/** A mail of the booking of `makeBooking` that waits in the queue. */
export function makeMail(overrides: Partial<Mail> = {}): Mail {
  return {
    id: uuid(7, 1),
    kind: 'received',
    recipient: 'ines@example.com',
    language: 'pt',
    booking_id: uuid(2, 1),
    state: 'queued',
    reason: null,
    not_before: '2026-11-12T09:42:00+00:00',
    attempts: 0,
    last_error: null,
    created_at: '2026-11-12T09:42:00+00:00',
    sent_at: null,
    subject: null,
    body: null,
    ...overrides,
  };
}

/** How `my_account` tells of a person of the team: an owner, unless a test says otherwise. */
export function makeMember(changes: Partial<Member> = {}): Member {
  return {
    state: 'in',
    id: '00000009-0000-4000-8000-000000000001',
    name: 'Equipa',
    role: 'owner',
    factor_since: null,
    second_factor_from: null,
    password_at: null,
    codes_left: 0,
    owners: ['Equipa'],
    ...changes,
  };
}

/** How `team` tells of somebody who works at reception, without a second factor. */
export function makePerson(changes: Partial<Person> = {}): Person {
  return {
    id: uuid(9, 2),
    name: 'Marta Nunes',
    email: 'marta@marenova.example',
    role: 'reception',
    joined_at: '2026-03-02T10:00:00+00:00',
    last_sign_in_at: '2026-11-12T07:40:00+00:00',
    factor_since: null,
    invitation: null,
    ...changes,
  };
}

/** Somebody whose invitation went out yesterday. */
export function makeInvited(changes: Partial<Invitation> = {}): Person {
  return makePerson({
    id: uuid(9, 5),
    name: 'Tiago Reis',
    email: 'tiago@correio.example',
    joined_at: null,
    last_sign_in_at: null,
    invitation: {
      sent_at: '2026-11-11T16:00:00+00:00',
      expires_at: '2026-11-13T16:00:00+00:00',
      mail_state: 'sent',
      ...changes,
    },
  });
}

/** A house of the signed-in owner of `makeMember`, with a second factor, and one at reception. */
export function makeTeam(changes: Partial<Team> = {}): Team {
  return {
    mail_is_on: true,
    second_factor_from: null,
    people: [
      makePerson({
        id: uuid(9, 1),
        name: 'Helena Moura',
        email: 'equipa@marenova.example',
        role: 'owner',
        last_sign_in_at: '2026-11-12T09:58:00+00:00',
        factor_since: '2026-05-04T10:00:00+00:00',
      }),
      makePerson(),
    ],
    events: [],
    ...changes,
  };
}

/** The register of a stay of two from the 12th to the 15th. */
export function makeStayRegister(changes: Partial<StayRegister> = {}): StayRegister {
  return {
    booking_id: uuid(2, 1),
    booking_number: 'R26-7K3F9Q',
    arrival: '2026-11-12',
    departure: '2026-11-15',
    guests: 2,
    has_arrived: false,
    kept_until: '2027-11-15',
    entries: [],
    tax: null,
    ...changes,
  };
}
