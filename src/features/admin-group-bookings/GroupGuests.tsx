import { ErrorBox } from '@/components/ErrorBox';
import { Skeleton } from '@/components/Skeleton';
import { ageGroupLabel } from '@/domain/age-groups';
import type { GuestProfileRow } from '@/types/rows';
import { type Group, useGuestProfiles } from './useGroups';

/** The guests of a group, as far as their profiles are filled in; main contacts first. */
export function GroupGuests({ group }: { group: Group }) {
  const { data: guests, isLoading, isLoadingError, isFetching, refetch } = useGuestProfiles(group);
  const roomNumberOf = ({ booking_id }: GuestProfileRow) =>
    group.bookings.find(({ id }) => id === booking_id)?.rooms?.room_number;

  return (
    <section className="py-4">
      <h3 className="font-semibold">
        Perfis dos hóspedes
        {guests !== undefined && (
          <small className="ms-1.5 text-12 font-normal text-tinta-2">
            {guests.length} de {group.total_guests}{' '}
            {guests.length === 1 ? 'preenchido' : 'preenchidos'}
          </small>
        )}
      </h3>
      {isLoading && <Skeleton className="mt-3 h-12" />}
      {isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar os perfis dos hóspedes"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="mt-3"
        />
      )}
      {guests?.length === 0 && (
        <p className="mt-2 text-13 text-tinta-2">Ainda não há perfis preenchidos.</p>
      )}
      {guests !== undefined && guests.length > 0 && (
        <ul className="mt-1 grid gap-x-7 overflow-hidden md:grid-cols-2">
          {guests.map((guest) => (
            <Guest key={guest.id} guest={guest} roomNumber={roomNumberOf(guest)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface GuestProps {
  guest: GuestProfileRow;
  /** Undefined for a booking without a room. */
  roomNumber: string | undefined;
}

function Guest({ guest, roomNumber }: GuestProps) {
  const role = [
    guest.is_primary_contact && 'Contacto principal',
    ageGroupLabel(guest.age_group),
    roomNumber !== undefined && `quarto ${roomNumber}`,
  ];
  const contact = [guest.email, guest.phone].filter(Boolean).join(', ');
  const emergency = [guest.emergency_contact_name, guest.emergency_contact_phone]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="-mt-px border-t border-linha/60 py-2.25 text-13 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-14 font-semibold">{guest.full_name}</span>
        <span className="text-12 text-tinta-2">{role.filter(Boolean).join(' · ')}</span>
      </p>
      <p>{contact || 'N/A'}</p>
      {emergency && <p className="text-tinta-2">Em caso de emergência: {emergency}</p>}
      {guest.special_requests && (
        <p>
          <span className="rounded-campo bg-ocre-100 box-decoration-clone px-1.5 text-12 font-medium text-ocre-800">
            Pedido: {guest.special_requests}
          </span>
        </p>
      )}
    </li>
  );
}
