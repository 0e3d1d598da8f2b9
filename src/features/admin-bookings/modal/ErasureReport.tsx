import { CircleCheck } from 'lucide-react';
import { bookingStatusLabel } from '@/domain/booking-status';
import { formatStay } from '@/domain/date-formats';
import { countLabel } from '@/domain/text';
import type { Erasure } from '@/queries/guest-data';

/** What an erasure took, and what it left because the stay is not over. */
export function ErasureReport({ erasure }: { erasure: Erasure }) {
  const { bookings, guests, groups, messages, kept } = erasure;
  const taken = [
    [bookings, { one: 'reserva sem dados pessoais', many: 'reservas sem dados pessoais' }],
    [guests, { one: 'perfil eliminado', many: 'perfis eliminados' }],
    [groups, { one: 'grupo sem contacto', many: 'grupos sem contacto' }],
    [messages, { one: 'mensagem eliminada', many: 'mensagens eliminadas' }],
  ] as const;
  const words = taken.flatMap(([count, noun]) => (count === 0 ? [] : countLabel(count, noun)));
  return (
    <output className="mt-3 grid gap-1.5 rounded-campo bg-branco px-3 py-2.5 text-13 leading-4.5">
      <span className="flex items-center gap-1.75 font-semibold">
        <CircleCheck className="size-4.5 flex-none text-horta-700" aria-hidden />
        {words.length > 0 ? 'Dados apagados' : 'Não havia nada a apagar'}
      </span>
      {words.length > 0 && <span>{`${words.join(', ')}.`}</span>}
      {kept.length > 0 && (
        <>
          <span className="font-medium">Ficou como estava, porque ainda não terminou:</span>
          {kept.map((stay) => (
            <span key={stay.booking_number} className="algarismos">
              {`${stay.booking_number}, ${bookingStatusLabel(stay.status)}, `}
              {formatStay({ from: stay.check_in_date, to: stay.check_out_date })}
            </span>
          ))}
          <span className="text-tinta-2">Cancele ou espere, e apague outra vez.</span>
        </>
      )}
    </output>
  );
}
