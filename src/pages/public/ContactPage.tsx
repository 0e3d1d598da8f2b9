import * as t from '@messages/contact';
import { CALL_PRICE } from '@messages/house';
import { Phone } from 'lucide-react';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { hostel } from '@/copy/hostel';
import { ContactForm } from '@/features/site/contact/ContactForm';
import { ContactDetails } from '@/features/site/contact/ContactDetails';
import { EmergencyNote } from '@/features/site/contact/EmergencyNote';
import { FaqList } from '@/features/site/contact/FaqList';

/** '/contacto': write, call or come by (CONTACT-01 to CONTACT-16). */
export default function ContactPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      {/* Where the details are below the form. */}
      <p className="page-width -mt-3 mb-5 lg:hidden print:hidden">
        <a
          href={hostel.phone.href}
          className="inline-flex min-h-11 items-center gap-2.5 text-link tabular-figures"
        >
          <Phone className="size-5" aria-hidden />
          {t.callNumber(hostel.phone.display)}
        </a>
        <small className="block ps-7.5 text-13 text-tinta-2">{CALL_PRICE}</small>
      </p>
      <div className="page-width grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-16">
        <div>
          <h2 className="mb-5 text-30">{t.WRITE}</h2>
          <ContactForm />
        </div>
        <section aria-labelledby="contactos">
          <h2 id="contactos" className="sr-only">
            {t.DIRECT}
          </h2>
          <ContactDetails />
          <EmergencyNote />
        </section>
      </div>
      <FaqList />
    </>
  );
}
