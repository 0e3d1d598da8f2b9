import { hostel, townOf } from '@/copy/hostel';
import { RoomTile } from '@/components/look/RoomTile';
import { type Day, daysBetween } from '@/domain/calendar/dates';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { CARD_WORDS, type CardWords, PEOPLE_IN_FULL } from '@/domain/letter/registration-card';
import { countryName } from '@/domain/register/country-names';
import { isTaxOpen } from '@/domain/register/exempt-nights';
import { type PersonPlace, placesOf, type StayRegister } from '@/domain/register/stay-register';
import { DEPARTURE_HOUR } from '@/domain/stay/stay-conditions';

interface RegistrationCardProps {
  register: StayRegister;
  room: string;
  language: GuestLanguage;
}

/** One page a stay, for the guest's signature, in the guest's language; what is not known is a line to write on (REG-05). */
export function RegistrationCard({ register, room, language }: RegistrationCardProps) {
  const words = CARD_WORDS[language];
  const { arrival, departure } = register;
  const places = placesOf(register);
  const isInFull = places.length <= PEOPLE_IN_FULL;
  const formats = { words, language, day: dayFormat(words.locale) };
  return (
    <article lang={language} className="flex min-h-[255mm] flex-col text-[10pt]">
      <header className="flex items-center justify-between border-b border-[#000] pb-[3mm]">
        <p className="font-serif text-[14pt]">{hostel.name}</p>
        <p>{`${words.title} · ${register.booking_number}`}</p>
      </header>
      <h1 className="mt-[4mm] flex items-center gap-[3mm] text-[16pt]">
        <RoomTile roomNumber={room} className="size-[8mm]" />
        {words.stay(room, formats.day(arrival), formats.day(departure))}
      </h1>
      <p className="mb-[4mm]">
        {words.facts(daysBetween({ from: arrival, to: departure }), places.length)}
      </p>
      {places.map((place) => (
        <Person key={place.person} place={place} isInFull={isInFull} {...formats} />
      ))}
      <p className="mt-[3mm] text-[8.5pt] leading-snug">
        <b>{words.why}</b> {words.whyText}
      </p>
      <p className="mt-[2mm] text-[8.5pt] leading-snug">
        <b>{words.house}</b> {houseWords(words, register)}
      </p>
      <div className="mt-[18mm] grid grid-cols-2 gap-[10mm] text-[8.5pt]">
        <p className="border-t pt-[1mm]">{words.signature}</p>
        <p className="border-t pt-[1mm]">{words.date}</p>
      </div>
      <footer className="mt-auto pt-[6mm] text-[8.5pt]">{houseFacts()}</footer>
    </article>
  );
}

function houseWords(words: CardWords, { tax }: StayRegister): string {
  const euros = new Intl.NumberFormat(words.locale, { style: 'currency', currency: 'EUR' });
  // Nobody signs a sum that may become another: it waits for all ages.
  const isKnown = tax !== null && tax.amount > 0 && !isTaxOpen(tax);
  const owed = !isKnown ? '' : ` ${words.tax(euros.format(tax.amount))}`;
  return `${words.checkOut(DEPARTURE_HOUR)}${owed}`;
}

function houseFacts(): string {
  const { firm, taxNumber, lodgingNumber } = hostel.legal;
  const number = taxNumber === null ? null : `NIPC ${taxNumber}`;
  const { address } = hostel;
  return [firm, number, lodgingNumber, address.street, townOf(address)].filter(Boolean).join(' · ');
}

function dayFormat(locale: string): (day: Day) => string {
  // A day has no time: parsed and formatted in UTC it is the same day in every time zone.
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

interface PersonProps {
  place: PersonPlace;
  isInFull: boolean;
  words: CardWords;
  language: GuestLanguage;
  day: (day: Day) => string;
}

function Person({ place: { person, entry }, isInFull, words, language, day }: PersonProps) {
  const country = (code: string | null | undefined) => (code ? countryName(code, language) : null);
  const birth = [entry?.birth_date ? day(entry.birth_date) : null, entry?.birth_place];
  const home = [entry?.residence_place, country(entry?.residence_country)];
  const names: Line[] = [
    [words.surname, entry?.surname],
    [words.givenNames, entry?.given_names],
  ];
  const papers: Line[] = [
    [words.document, entry?.doc_type ? words.kinds[entry.doc_type] : null],
    [words.number, entry?.doc_number],
  ];
  return (
    <section className="mb-[4mm] break-inside-avoid">
      <h2 className="mb-[1.5mm] font-sans text-[11pt] font-semibold tracking-normal">
        {words.guest(person)}
        {entry === null && (
          <span className="ms-[2mm] text-[8.5pt] font-normal">{words.byHand}</span>
        )}
      </h2>
      {isInFull ? (
        <>
          <Lines
            columns="grid-cols-3"
            lines={[...names, [words.birth, birth.filter(Boolean).join(', ')]]}
          />
          <Lines
            columns="grid-cols-[1.3fr_1fr_1fr_1fr_1.4fr]"
            lines={[
              [words.nationality, country(entry?.nationality)],
              ...papers,
              [words.issuedBy, country(entry?.doc_country)],
              [words.residence, home.filter(Boolean).join(', ')],
            ]}
          />
        </>
      ) : (
        <Lines columns="grid-cols-4" lines={[...names, ...papers]} />
      )}
    </section>
  );
}

type Line = readonly [label: string, value: string | null | undefined];

/** Fields beside each other, each on a line that can be written on. */
function Lines({ columns, lines }: { columns: string; lines: readonly Line[] }) {
  return (
    <dl className={`mb-[1.5mm] grid gap-x-[4mm] ${columns}`}>
      {lines.map(([label, value]) => (
        <div key={label} className="flex min-h-[9mm] flex-col justify-between border-b">
          <dt className="text-[7.5pt] leading-tight">{label}</dt>
          <dd className="leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
