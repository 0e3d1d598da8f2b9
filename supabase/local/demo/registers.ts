import { hostel } from '../../../src/copy/hostel.ts';
import { addDays, type Day, daysBetween } from '../../../src/domain/calendar/dates.ts';
import { bookingId, type DemoBooking } from './bookings.ts';
import { chanceOf, type Chance } from './chance.ts';
import { companionOf, countryOf } from './guests.ts';
import { after, asTimestamp, momentOf, onDuty, type LoadedAt } from './moments.ts';
import { cellsOf, demoId, type DemoDatabase, insertRows } from './rows.ts';

// Who slept in the house lately, and which of them the authority has been told of. Every document is invented.

/** How long ago a stay may have ended whose guests are still written down. */
const REMEMBERED_DAYS = 70;
/** Since when arrivals are reported: what came before is nobody's debt. */
const REPORTED_DAYS = 14;
/** Files go out on the day after an arrival; the last arrivals are still to be reported. */
const OPEN_DAYS = 2;

/** Of each country of guests: the authority's code, what most travel with, and where they live. */
const PLACES = new Map(
  cellsOf(`
pt | PRT | B | Braga Porto Évora Coimbra Setúbal Aveiro
gb | GBR | P | Bristol Leeds Cardiff Norwich
es | ESP | B | Sevilla Huelva Madrid Cáceres
fr | FRA | B | Nantes Lyon Toulouse
de | D   | B | Köln Leipzig München
nl | NLD | B | Utrecht Breda
br | BRA | P | Curitiba Recife
it | ITA | B | Bologna Torino
us | USA | P | Portland Denver
ch | CHE | P | Bern
ie | IRL | P | Cork
se | SWE | P | Malmö
dk | DNK | P | Odense
cz | CZE | B | Brno
pl | POL | B | Gdańsk
in | IND | P | Pune
tw | TWN | P | Taipei
jp | JPN | P | Nagoya
vn | VNM | P | Hanoi
ma | MAR | P | Tânger`).map(([code = '', country = 'PRT', kind = 'P', towns = '']) => [
    code,
    { country, kind, towns: towns.split(' ') },
  ]),
);

const CAME = new Set(['checked_in', 'checked_out', 'completed']);

interface DemoPerson {
  booking: DemoBooking;
  person: number;
  country: string;
  entry: Entry;
}

/** One person of a stay: the guest of the booking, or somebody of the same family and country. */
function personOf(booking: DemoBooking, person: number): DemoPerson {
  const chance = chanceOf(`person ${person} of ${booking.code}`);
  const home = countryOf(booking.guest);
  const { country, kind, towns } = PLACES.get(home) ?? {
    country: 'PRT',
    kind: 'B',
    towns: ['Braga'],
  };
  const name = person === 1 ? booking.guest.name : companionOf(booking.guest, chance);
  const age = person > 2 && booking.guests > 2 ? chance.between(3, 16) : chance.between(19, 71);
  const entry = entryOf(chance, {
    booking,
    person,
    name,
    country,
    kind,
    town: oneOf(chance, towns),
    age,
  });
  return { booking, person, country, entry };
}

const oneOf = (chance: Chance, towns: readonly string[]) =>
  towns[chance.between(0, towns.length - 1)] ?? 'Braga';

interface Traits {
  booking: DemoBooking;
  person: number;
  name: string;
  country: string;
  kind: string;
  town: string;
  age: number;
}

interface Entry {
  id: string;
  booking_id: string;
  person: number;
  is_proposal: boolean;
  surname: string;
  given_names: string | null;
  birth_date: Day | null;
  birth_place: string | null;
  nationality: string;
  doc_type: string | null;
  doc_number: string | null;
  doc_country: string | null;
  residence_country: string;
  residence_place: string | null;
  age: number | null;
  checked_at: string | null;
  checked_by: string | null;
  created_at: string | null;
  updated_at: string | null;
}

function entryOf(chance: Chance, traits: Traits): Entry {
  const { booking, person, name, country, kind, town, age } = traits;
  const isForeign = country !== 'PRT';
  const [given = '', ...family] = name.split(' ');
  const seen = booking.came ?? momentOf(booking.checkIn);
  return {
    id: demoId(`person ${person} of ${booking.code}`),
    booking_id: bookingId(booking.code),
    person,
    is_proposal: false,
    surname: family.join(' ') || given,
    given_names: family.length > 0 ? given : null,
    birth_date: isForeign ? addDays(booking.checkIn, -age * 366 - chance.between(1, 300)) : null,
    birth_place: isForeign ? town : null,
    nationality: country,
    doc_type: isForeign ? kind : null,
    doc_number: isForeign ? `${kind}X${chance.between(1_000_000, 9_999_999)}` : null,
    doc_country: isForeign ? country : null,
    residence_country: country,
    residence_place: town,
    age,
    checked_at: asTimestamp(after(seen, 6)),
    checked_by: onDuty(seen),
    created_at: asTimestamp(after(seen, 6)),
    updated_at: asTimestamp(after(seen, 6)),
  };
}

/** What is missing here and there: a person nobody has written down, a town, an age. */
function withGaps({ booking, person, entry }: DemoPerson, today: Day): Entry[] {
  const chance = chanceOf(`what is missing of ${person} of ${booking.code}`);
  const days = daysBetween({ from: booking.checkIn, to: today });
  if (person > 1 && chance.share() < (days <= OPEN_DAYS ? 0.25 : 0.02)) return [];
  if (days <= OPEN_DAYS && chance.share() < 0.15) return [{ ...entry, residence_place: null }];
  return [chance.share() < 0.01 ? { ...entry, age: null, birth_date: null } : entry];
}

/** What a guest wrote ahead of an arrival that is still to come; reception has not looked at it. */
function proposalsOf(bookings: readonly DemoBooking[], { today, time }: LoadedAt): Entry[] {
  return bookings
    .filter(
      ({ status, checkIn, guests }) =>
        ['confirmed', 'payment_received'].includes(status) &&
        guests > 1 &&
        checkIn >= today &&
        checkIn <= addDays(today, 1),
    )
    .slice(0, 2)
    .flatMap((booking) => [1, 2].map((person) => personOf(booking, person).entry))
    .map((entry, index) => proposalOf(entry, { index, at: { today, time } }));
}

function proposalOf(entry: Entry, { index, at }: { index: number; at: LoadedAt }): Entry {
  const written = asTimestamp(momentOf(addDays(at.today, -1), at.time, -25 * index));
  return {
    ...entry,
    id: demoId(`proposal ${entry.id}`),
    is_proposal: true,
    // The last one is not through with it.
    doc_number: index === 3 ? null : entry.doc_number,
    checked_at: null,
    checked_by: null,
    created_at: written,
    updated_at: written,
  };
}

/** One file a day of arrivals, sent the day after; one guest was left out of it, and is late. */
function fileRows(people: readonly DemoPerson[], kept: ReadonlySet<string>, today: Day) {
  const reported = people.filter(({ booking: { checkIn }, country, entry }) => {
    const days = daysBetween({ from: checkIn, to: today });
    return days > OPEN_DAYS && days <= REPORTED_DAYS && country !== 'PRT' && kept.has(entry.id);
  });
  const late = reported.find(
    ({ booking: { checkIn } }) => daysBetween({ from: checkIn, to: today }) === 6,
  );
  const days = [...new Set(reported.map(({ booking }) => booking.checkIn))].toSorted();
  const guests = days.flatMap((day, index) =>
    reported
      .filter(({ booking }) => booking.checkIn === day && booking !== late?.booking)
      .map(({ booking, entry }, line) => ({
        file_number: index + 1,
        line: line + 1,
        entry_id: entry.id,
        arrival: booking.checkIn,
        departure: booking.checkOut,
      })),
  );
  const files = days.map((day, index) => {
    const made = momentOf(addDays(day, 1), '09:10', 3 * index);
    const ofFile = guests.filter(({ file_number }) => file_number === index + 1);
    return {
      number: index + 1,
      made_at: asTimestamp(made),
      made_by: onDuty(made),
      way: 'service',
      is_rehearsal: true,
      guests: Math.max(1, ofFile.length),
      state: 'accepted',
      ended_at: asTimestamp(made),
      code: '0',
    };
  });
  return { files, guests };
}

/** Loads the register of the last weeks, the files, and what guests of tomorrow have written. */
export async function loadDemoRegisters(
  db: DemoDatabase,
  bookings: readonly DemoBooking[],
  at: LoadedAt,
): Promise<void> {
  const { today } = at;
  const came = bookings.filter(
    ({ status, checkIn, checkOut }) =>
      CAME.has(status) && checkIn <= today && checkOut >= addDays(today, -REMEMBERED_DAYS),
  );
  const people = came.flatMap((booking) =>
    Array.from({ length: booking.guests }, (_, index) => personOf(booking, index + 1)),
  );
  const entries = people.flatMap((person) => withGaps(person, today));
  const { files, guests } = fileRows(people, new Set(entries.map(({ id }) => id)), today);
  await db.query('alter table public.register_entries disable trigger user');
  await insertRows(db, 'register_entries', [...entries, ...proposalsOf(bookings, at)]);
  await db.query('alter table public.register_entries enable trigger user');
  await insertRows(db, 'siba_files', files);
  await insertRows(db, 'siba_file_guests', guests);
  const { legal, address, phone, email, name } = hostel;
  await db.query(
    `update public.register_settings
        set asks_guests = true, service = 'rehearsal', short_name = 'MARE NOVA', contact_name = 'Helena Moura',
            reports_from = $1, tax_number = substring($2 from '^[0-9]{9}$'), name = left($3, 40),
            street = left($4, 40), town = left(nullif($5, ''), 30),
            postcode = substring($6 from '^[0-9]{4}-[0-9]{3}$'), phone = $7,
            contact_email = $8`,
    [
      addDays(today, -REPORTED_DAYS),
      (legal.taxNumber ?? '').replaceAll(' ', ''),
      name,
      address.street,
      address.town ?? '',
      address.postcode ?? '',
      phone.display.replaceAll(/\D/g, '').slice(-9),
      email.display,
    ],
  );
}
