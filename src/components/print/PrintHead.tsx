import { hostel } from '@/copy/hostel';

/** Printed only: the hostel's name, address, phone and e-mail. */
export function PrintHead() {
  return (
    <p className="mb-4 hidden border-b border-linha pb-2 print:block">
      <span className="font-serif text-20">{hostel.name}</span>
      <br />
      {hostel.address.street}, {hostel.address.region} · {hostel.phone.display} ·{' '}
      {hostel.email.display}
    </p>
  );
}
