import { BriefcaseMedical, Phone, Siren } from 'lucide-react';
import { hostel } from '@/copy/hostel';
import { FactList } from './FactList';

/** As high as the line it stands in, for the thumb. */
const CALL = '-my-3 inline-block py-3 text-link font-semibold';

const FACTS = [
  {
    icon: Siren,
    text: 'Emergência',
    value: (
      <a href="tel:112" className={CALL}>
        112
      </a>
    ),
  },
  {
    icon: Phone,
    text: 'Linha do hostel, 24h',
    value: (
      <a href={hostel.phone.href} className={CALL}>
        {hostel.phone.display}
      </a>
    ),
  },
  { icon: BriefcaseMedical, text: 'Primeiros socorros', value: 'Na receção' },
];

/** Whom to call, and where the first-aid kit is (INFO-04). */
export function EmergencyContacts() {
  return <FactList title="Contactos de emergência" facts={FACTS} />;
}
