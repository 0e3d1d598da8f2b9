/** What the law wants a house to say of itself and it does not say truly yet (LEGAL-01). */

/** The facts as `src/copy/hostel.ts` has them; null or blank where the owner has not given one. */
export interface StatedHouse {
  address: { postcode: string | null; town: string | null };
  phone: { display: string | null };
  email: { display: string | null };
  legal: {
    firm: string | null;
    taxNumber: string | null;
    register: string | null;
    lodgingNumber: string | null;
    complaints: { href: string } | null;
    arbitration: { name: string; href: string } | null;
  };
}

/** Plain English names of facts, in the order in which an owner is asked for them. */
export interface OpenFacts {
  missing: readonly string[];
  /** Given, but plainly the demo house's. */
  invented: readonly string[];
}

/** The facts that an owner still has to give; both lists are empty once all are. */
export function openFacts(house: StatedHouse): OpenFacts {
  const facts = factsOf(house);
  return {
    missing: facts.filter(({ text }) => isBlank(text)).map(({ name }) => name),
    invented: facts
      .filter((fact) => !isBlank(fact.text) && isInvented(fact))
      .map(({ name }) => name),
  };
}

/** The same in one line, for who builds or runs the site; null when nothing is open. */
export function openFactsLine(house: StatedHouse): string | null {
  const { missing, invented } = openFacts(house);
  const parts = [
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ...(invented.length > 0 ? [`still the demo house’s: ${invented.join(', ')}`] : []),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

interface Fact {
  name: string;
  text: string | null;
  isPhone?: boolean;
}

function factsOf({ address, phone, email, legal }: StatedHouse): Fact[] {
  const { complaints, arbitration } = legal;
  return [
    { name: 'firm', text: legal.firm },
    { name: 'tax number (NIPC)', text: legal.taxNumber },
    { name: 'commercial register', text: legal.register },
    { name: 'registration number (RNAL)', text: legal.lodgingNumber },
    { name: 'postal code', text: address.postcode },
    { name: 'town', text: address.town },
    { name: 'telephone', text: phone.display, isPhone: true },
    { name: 'e-mail', text: email.display },
    { name: 'complaints book', text: complaints && complaints.href },
    {
      name: 'arbitration centre',
      text: arbitration && whole(arbitration.name, arbitration.href),
    },
  ];
}

/** Two halves of a fact, which is not given while one of them is blank. */
function whole(...halves: readonly string[]): string | null {
  return halves.some(isBlank) ? null : halves.join(' ');
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === '';
}

/**
 * Told by what it looks like, so that this holds no second copy of the demo's facts. Four zeros in
 * a row count for a telephone alone: '10000/AL' may well be a true registration number.
 */
function isInvented({ text, isPhone = false }: Fact): boolean {
  const figures = text?.replaceAll(/\D/g, '') ?? '';
  return (
    /exemplo|example/i.test(text ?? '') ||
    /^0+$/.test(figures) ||
    (isPhone && figures.includes('0000'))
  );
}
