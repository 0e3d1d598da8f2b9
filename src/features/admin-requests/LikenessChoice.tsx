import { useId } from 'react';
import { RadioCard } from '@/components/RadioCard';
import { LIKENESSES, requestsAlike, type Likeness } from '@/domain/alike-requests';
import { formatTimestamp } from '@/domain/date-formats';
import { countLabel } from '@/domain/text';
import type { StaffBooking } from '@/queries/staff-bookings';

interface LikenessChoiceProps {
  pending: readonly StaffBooking[];
  like: StaffBooking;
  by: Likeness;
  onChange: (by: Likeness) => void;
}

const LABELS: Record<Likeness, string> = {
  email: 'Mesmo e-mail',
  phone: 'Mesmo telefone',
  hour: 'Recebidas na mesma hora',
};

/** By what requests are taken for one sender's, each choice with how many it finds. */
export function LikenessChoice({ pending, like, by, onChange }: LikenessChoiceProps) {
  const name = useId();
  const choices = LIKENESSES.filter(
    (likeness) => likeness !== 'phone' || like.guest_phone !== null,
  );
  return (
    <fieldset className="grid gap-2 md:grid-cols-3">
      <legend className="mb-2 font-semibold">O que têm em comum?</legend>
      {choices.map((likeness) => (
        <RadioCard
          key={likeness}
          name={name}
          value={likeness}
          isChecked={by === likeness}
          onChange={() => onChange(likeness)}
        >
          <span className="block py-2.5 ps-3.5 pe-12">
            <span className="block font-medium">{LABELS[likeness]}</span>
            <span className="block text-13 wrap-anywhere text-tinta-2">
              {valueOf(like, likeness)}
            </span>
            <span className="block text-13 text-tinta-2">
              {countLabel(requestsAlike({ bookings: pending, like, by: likeness }).length, {
                one: 'reserva',
                many: 'reservas',
              })}
            </span>
          </span>
        </RadioCard>
      ))}
    </fieldset>
  );
}

function valueOf({ guest_email, guest_phone, created_at }: StaffBooking, by: Likeness): string {
  if (by === 'email') return guest_email;
  return by === 'phone'
    ? (guest_phone ?? '')
    : `meia hora antes e depois de ${formatTimestamp(created_at)}`;
}
