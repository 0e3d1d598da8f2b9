import * as t from '@messages/information';
import { BriefcaseMedical, Phone, Siren } from 'lucide-react';
import { Telephone } from '@/components/Telephone';
import { FactList } from './FactList';

/** Makes the link's touch target as high as its row. */
const CALL = '-my-3 inline-block py-3 text-link font-semibold';

const FACTS = [
  {
    icon: Siren,
    text: t.EMERGENCY,
    value: (
      <a href="tel:112" className={CALL}>
        112
      </a>
    ),
  },
  {
    icon: Phone,
    text: t.HOUSE_LINE,
    value: <Telephone className={`${CALL} tabular-figures`} />,
  },
  { icon: BriefcaseMedical, text: t.FIRST_AID, value: t.AT_RECEPTION },
];

/** Whom to call, and where the first-aid kit is (INFO-04). */
export function EmergencyContacts() {
  return <FactList id="emergencia" title={t.EMERGENCY_CONTACTS} facts={FACTS} />;
}
