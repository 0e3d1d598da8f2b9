import { LODGING_NUMBER } from '@messages/house';
import { hostel } from '@/copy/hostel';

/** The number under which the house may lodge guests, which each offer of a room names (LEGAL-02). */
export function LodgingNumber({ className = '' }: { className?: string }) {
  const { lodgingNumber } = hostel.legal;
  if (lodgingNumber === null) return null;
  return (
    <p className={`text-14 text-tinta-2 ${className}`}>
      {LODGING_NUMBER} <span className="whitespace-nowrap tabular-figures">{lodgingNumber}</span>
    </p>
  );
}
