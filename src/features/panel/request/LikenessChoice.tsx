import { useId } from 'react';
import { LIKENESSES, requestsAlike, type Likeness } from '@/domain/request/alike-requests';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { countLabel } from '@/domain/basics/text';
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

/** What makes requests count as one sender's, each choice with the number that it finds. */
export function LikenessChoice({ pending, like, by, onChange }: LikenessChoiceProps) {
  const name = useId();
  const choices = LIKENESSES.filter(
    (likeness) => likeness !== 'phone' || like.guest_phone !== null,
  );
  return (
    <fieldset className="grid gap-2 md:grid-cols-3">
      <legend className="mb-2 font-semibold">O que têm em comum?</legend>
      {choices.map((likeness) => (
        <div
          key={likeness}
          className="relative flex gap-2.5 rounded-card border border-linha bg-branco px-3.5 py-2.5 transition-colors hover:border-anil-600 has-checked:border-anil-600 has-checked:bg-anil-50 has-checked:inset-ring has-checked:inset-ring-anil-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-anil-600"
        >
          <input
            type="radio"
            id={`${name}-${likeness}`}
            name={name}
            checked={by === likeness}
            onChange={() => onChange(likeness)}
            className="mt-0.5 size-4 flex-none outline-none"
          />
          {/* The label covers the whole card. */}
          <label htmlFor={`${name}-${likeness}`} className="min-w-0 after:absolute after:inset-0">
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
          </label>
        </div>
      ))}
    </fieldset>
  );
}

function valueOf({ guest_email, guest_phone, created_at }: StaffBooking, by: Likeness): string {
  if (by === 'email') return guest_email ?? '';
  return by === 'phone'
    ? (guest_phone ?? '')
    : `meia hora antes e depois de ${formatTimestamp(created_at)}`;
}
