import { CALL_PRICE, LODGING_NUMBER } from '@messages/house';
import * as t from '@messages/information-book';
import { hostel, townOf } from '@/copy/hostel';

const { name, address, phone, email, legal } = hostel;

const FACTS = [
  [legal.firm ?? name, `${address.street}, ${townOf(address)}`],
  [LODGING_NUMBER, legal.lodgingNumber],
  [t.PHONE, `${phone.display} (${CALL_PRICE})`],
  [t.EMAIL, email.display],
  [t.COMPLAINTS.name, `${t.COMPLAINTS.where} ${legal.complaints.site}`],
].filter(([, fact]) => fact !== null);

/** Printed only, since the screen has it in the footer: who is in charge, and the complaints book. */
export function InCharge() {
  return (
    <section aria-labelledby="responsavel" className="col-span-full hidden print:block">
      <h2 id="responsavel">{t.IN_CHARGE}</h2>
      <dl className="divide-y divide-linha border-y border-linha tabular-figures">
        {FACTS.map(([what, fact]) => (
          <div key={what} className="grid grid-cols-2">
            <dt>{what}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
