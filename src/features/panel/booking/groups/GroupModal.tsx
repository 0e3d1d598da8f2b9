import { Printer } from 'lucide-react';
import { Button } from '@/components/Button';
import { GroupStatus } from '@/components/look/GroupStatus';
import { Skeleton } from '@/components/look/Skeleton';
import { TilePile } from '@/components/look/TilePile';
import { NoteBox } from '@/components/NoteBox';
import { Dialog } from '@/components/overlay/Dialog';
import { GroupPaper } from '@/components/print/GroupPaper';
import { PrintSheet } from '@/components/print/PrintSheet';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import { isLive } from '@/domain/availability/occupied-nights';
import { joinWords } from '@/domain/calendar/short-dates';
import { ageGroupLabel } from '@/domain/guest/age-groups';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { InvoiceSection } from '@/features/panel/billing/InvoiceSection';
import { Fact } from '@/features/panel/parts/Facts';
import { StillReading } from '@/features/panel/kit/StillReading';
import { mailtoHref, telHref } from '@/lib/links/contact-links';
import type { GuestProfileRow } from '@/types/rows';
import { groupStayLabel, groupSummary, referenceBeside, type GroupSummary } from './group-summary';
import { DepositSection } from '@/features/panel/deposit/DepositSection';
import { GroupDesk } from './GroupDesk';
import { GroupRooms } from './GroupRooms';
import { type Group, useGuestProfiles } from './useGroups';

/** With more tiles, a phone has no room for the name. */
const HEADER_TILES = 3;

interface GroupModalProps {
  /** Null when none is open. */
  group: Group | null;
  onClose: () => void;
}

/** All of a group: coordinator, rooms, guests and total (ADM-GROUP-07). */
export function GroupModal({ group, onClose }: GroupModalProps) {
  if (group === null) return null;
  const summary = groupSummary(group.bookings);
  const { roomNumbers, state, sums } = summary;
  // Its guest's page is that of all rooms.
  const asked = group.bookings.find(isLive) ?? group.bookings[0];
  const created = `criado a ${formatTimestamp(group.created_at)}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isClosedByBackdrop
      title={group.group_name}
      subtitle={[referenceBeside(group), created].filter(Boolean).join(' · ')}
      leading={<TilePile roomNumbers={roomNumbers.slice(0, HEADER_TILES)} size={40} />}
      trailing={<GroupStatus {...state} className="max-md:hidden" />}
      footer={
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Imprimir
        </Button>
      }
    >
      <PrintSheet>
        <GroupPaper
          reference={group.group_reference}
          name={group.group_name}
          email={group.coordinator_email}
          phone={group.coordinator_phone}
          message={group.notes ?? ''}
          bookings={group.bookings}
        />
      </PrintSheet>
      <div className="divide-y divide-linha px-4 tabular-figures md:px-5">
        <Coordinator group={group} summary={summary} />
        {group.group_reference !== null && (
          <section className="py-4">
            <h3 className="mb-2.5 font-semibold">Pagamentos</h3>
            <GroupDesk
              bookings={group.bookings}
              reference={group.group_reference}
              name={group.group_name}
            />
            {asked !== undefined && (
              <div className="mt-4 border-t border-linha pt-3.5 empty:hidden">
                <DepositSection booking={asked} whole />
              </div>
            )}
          </section>
        )}
        <GroupInvoice bookings={group.bookings} />
        <GroupRooms bookings={group.bookings} sums={sums} />
        <GroupGuests group={group} guestCount={sums.guests} />
      </div>
    </Dialog>
  );
}

/** What the bill of the group is to say: what the first of its rooms says that says anything. */
function GroupInvoice({ bookings }: Pick<Group, 'bookings'>) {
  const told = bookings.find((one) => one.tax_number !== null || one.invoice_name !== null);
  const booking = told ?? bookings[0];
  if (booking === undefined) return null;
  return (
    <div className="py-4 empty:hidden">
      <InvoiceSection key={booking.id} booking={booking} rooms={bookings.length} />
    </div>
  );
}

interface CoordinatorProps {
  group: Group;
  summary: GroupSummary;
}

function Coordinator({ group, summary: { guest, state, stay } }: CoordinatorProps) {
  const { coordinator_email: email, coordinator_phone: phone, notes } = group;
  return (
    <section className="py-4">
      <GroupStatus {...state} className="mb-3 md:hidden" />
      <h3 className="font-semibold">Coordenação</h3>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-4.5 gap-y-2.5 md:grid-cols-2">
        <Fact label="Nome" className="max-md:col-span-full">
          {guest ?? 'N/A'}
        </Fact>
        <Fact label="E-mail" className="max-md:col-span-full">
          {email ? (
            <a href={mailtoHref(email)} className="text-link">
              {email}
            </a>
          ) : (
            'N/A'
          )}
        </Fact>
        <Fact label="Telefone">{phone ? <a href={telHref(phone)}>{phone}</a> : 'N/A'}</Fact>
        <Fact label="Datas">{stay === null ? 'N/A' : groupStayLabel(stay)}</Fact>
      </dl>
      {notes && (
        <NoteBox className="mt-3 px-3.5! py-2.5!">
          <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
        </NoteBox>
      )}
    </section>
  );
}

/** The guests of a group, as far as their profiles are filled in; main contacts first. */
function GroupGuests({ group, guestCount }: { group: Group; guestCount: number }) {
  const profiles = useGuestProfiles(group);
  const guests = profiles.data && groupGuests(profiles.data, group);
  return (
    <section className="py-4">
      <h3 className="font-semibold">
        Perfis dos hóspedes
        {guests !== undefined && (
          <small className="ms-1.5 text-12 font-normal text-tinta-2">
            {guests.length} de {guestCount} {guests.length === 1 ? 'preenchido' : 'preenchidos'}
          </small>
        )}
      </h3>
      <StillReading
        of={profiles}
        title="Não foi possível carregar os perfis dos hóspedes"
        className="mt-3"
      >
        {profiles.isLoading && <Skeleton className="mt-3 h-12 animate-breathe" />}
      </StillReading>
      {guests?.length === 0 && (
        <p className="mt-2 text-13 text-tinta-2">Ainda não há perfis preenchidos.</p>
      )}
      {guests !== undefined && guests.length > 0 && (
        <ul className="mt-1 grid gap-x-7 overflow-hidden md:grid-cols-2">
          {guests.map((guest) => (
            <Guest key={guest.profile.id} {...guest} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Guest({ profile, roomNumbers }: GroupGuest) {
  const role = [
    profile.is_primary_contact && 'Contacto principal',
    ageGroupLabel(profile.age_group),
    roomNumbers.length > 0 && roomsLabel(roomNumbers),
  ];
  const contact = [profile.email, profile.phone].filter(Boolean).join(', ');
  const emergency = [profile.emergency_contact_name, profile.emergency_contact_phone]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="-mt-px border-t border-linha/60 py-2.25 text-13 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-14 font-semibold">{profile.full_name}</span>
        <span className="text-12 text-tinta-2">{role.filter(Boolean).join(' · ')}</span>
      </p>
      <p>{contact || 'N/A'}</p>
      {emergency && <p className="text-tinta-2">Em caso de emergência: {emergency}</p>}
      {profile.special_requests && (
        <p>
          <span className="rounded-field bg-ocre-100 box-decoration-clone px-1.5 text-12 font-medium text-ocre-800">
            Pedido: {profile.special_requests}
          </span>
        </p>
      )}
    </li>
  );
}

/** 'quarto 7', 'quartos 7 e 12', 'quartos 7, 8 e 12'. */
function roomsLabel(roomNumbers: string[]): string {
  return `${roomNumbers.length === 1 ? 'quarto' : 'quartos'} ${joinWords(roomNumbers)}`;
}

/** A guest and the numbers of the rooms they sleep in. */
interface GroupGuest {
  /** Of several equal profiles, the first. */
  profile: GuestProfileRow;
  roomNumbers: string[];
}

/**
 * The guests of a group, in the order of their profiles. The main contact has a profile with each
 * booking of the group: equal ones are one person, in several rooms.
 */
function groupGuests(
  profiles: readonly GuestProfileRow[],
  { bookings }: Pick<Group, 'bookings'>,
): GroupGuest[] {
  const guests = new Map<string, GroupGuest>();
  for (const profile of profiles) {
    const room = bookings.find(({ id }) => id === profile.booking_id)?.rooms;
    const { id: _id, booking_id: _booking, created_at: _created, ...person } = profile;
    const key = JSON.stringify(person);
    const guest = guests.get(key) ?? { profile, roomNumbers: [] };
    if (room) guest.roomNumbers.push(room.room_number);
    guests.set(key, guest);
  }
  for (const { roomNumbers } of guests.values()) roomNumbers.sort(compareRoomNumbers);
  return [...guests.values()];
}
