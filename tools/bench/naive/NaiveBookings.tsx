import { useState } from 'react';

export interface NaiveBooking {
  id: string;
  booking_number: string;
  guest_name: string;
  guest_email: string;
  check_in_date: string;
  check_out_date: string;
  total_price: number;
  status: string;
  rooms: { room_number: string; name: string };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A list that folds every text with each key, and draws all that it finds. */
export function NaiveBookings({ bookings }: { bookings: NaiveBooking[] }) {
  const [search, setSearch] = useState('');
  const found = bookings.filter(({ guest_name, guest_email, booking_number }) =>
    [guest_name, guest_email, booking_number].some((text) => fold(text).includes(fold(search))),
  );
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p>{found.length} reservas</p>
      <ul>
        {found.map((booking) => (
          <li key={booking.id} data-booking>
            <a href={`/admin/bookings?reserva=${booking.booking_number}`}>
              {booking.booking_number}
            </a>
            <b>{booking.guest_name}</b>
            <span>{booking.guest_email}</span>
            <span>
              {booking.rooms.room_number} {booking.rooms.name}
            </span>
            <span>
              {booking.check_in_date} – {booking.check_out_date}
            </span>
            <span>{booking.total_price.toFixed(2)} €</span>
            <span>{booking.status}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
