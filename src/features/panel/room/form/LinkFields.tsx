import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { RoomForm } from './useRoomForm';

const LINKS = [
  { field: 'booking_url', label: 'Booking.com' },
  { field: 'airbnb_url', label: 'Airbnb' },
] as const;

/** Where the room is listed elsewhere; an empty field is stored as null (ADM-ROOM-16). */
export function LinkFields({ form: { problems, register } }: { form: RoomForm }) {
  return (
    <div className="grid gap-3.5">
      {LINKS.map(({ field, label }) => (
        <Field key={field} label={label} error={problems[field]}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...register(field)} />
        </Field>
      ))}
      <p className="text-12 text-tinta-2">Um campo vazio não mostra ligação na página do quarto.</p>
    </div>
  );
}
