import * as t from '@messages/contact';
import { Telephone } from '@/components/Telephone';

/** Whom to call in an emergency (CONTACT-15). */
export function EmergencyNote() {
  return (
    <div className="mt-5 grid grid-cols-[auto_1fr] items-center gap-4.5 rounded-card bg-areia px-5 py-4.5 text-15 max-[19.5rem]:grid-cols-1 md:px-6.5 md:py-5">
      <a
        href="tel:112"
        aria-label={t.CALL_112}
        className="font-serif text-[2.75rem] leading-11 text-erro-700 hover:underline"
      >
        112
      </a>
      <div>
        <h3 className="text-16 font-semibold">{t.EMERGENCY}</h3>
        <p>
          {t.EMERGENCY_TEXT} <Telephone isInSentence />.
        </p>
      </div>
    </div>
  );
}
