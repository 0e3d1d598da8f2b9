import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { ContactForm } from '@/features/contact-form/ContactForm';
import { ContactDetails } from './contact/ContactDetails';
import { EmergencyNote } from './contact/EmergencyNote';
import { FaqList } from './contact/FaqList';

/** '/contacto': write, call or come by (CONTACT-01 to CONTACT-16). */
export default function ContactPage() {
  return (
    <>
      <PageMeta
        title="Contacto"
        description="Escreva-nos, telefone ou bata à porta: a receção do hostel está aberta 24 horas, todos os dias. Respondemos em 24 horas."
      />
      <PageHead title="Contacto">
        Escreva, telefone ou bata à porta: a receção está aberta 24 horas, todos os dias.
      </PageHead>
      <div className="page-width grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-16">
        <div>
          <h2 className="mb-5 text-30">Envie-nos uma mensagem</h2>
          <ContactForm />
        </div>
        <section aria-labelledby="contactos">
          <h2 id="contactos" className="sr-only">
            Contactos diretos
          </h2>
          <ContactDetails />
          <EmergencyNote />
        </section>
      </div>
      <FaqList />
    </>
  );
}
