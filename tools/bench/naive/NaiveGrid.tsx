import { useState } from 'react';

export interface NaiveGridData {
  rooms: { id: string; room_number: string; price_per_night: number }[];
  bookings: { id: string; room_id: string; check_in_date: string; check_out_date: string }[];
  availability: {
    room_id: string;
    date: string;
    is_available: boolean;
    custom_price: number | null;
  }[];
  days: string[];
}

/** A table that looks for the booking of each cell, and is drawn anew for each press. */
export function NaiveGrid({ rooms, bookings, availability, days }: NaiveGridData) {
  const [selected, setSelected] = useState<string[]>([]);
  const [isDragging, setIsDragging] = useState(false);

  const toggle = (key: string) =>
    setSelected(
      selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key],
    );
  const add = (keys: string[]) => setSelected([...new Set([...selected, ...keys])]);

  return (
    <div className="frame">
      <table onPointerUp={() => setIsDragging(false)}>
        <thead>
          <tr>
            <th scope="col">Quarto</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {new Date(`${day}T12:00:00`).getDate()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">
                <button type="button" onClick={() => add(days.map((day) => `${room.id}|${day}`))}>
                  {room.room_number}
                </button>
              </th>
              {days.map((day) => {
                const booking = bookings.find(
                  ({ room_id, check_in_date, check_out_date }) =>
                    room_id === room.id && check_in_date <= day && day < check_out_date,
                );
                const row = availability.find(
                  ({ room_id, date }) => room_id === room.id && date === day,
                );
                const key = `${room.id}|${day}`;
                const state = booking ? 'booked' : row?.is_available === false ? 'blocked' : 'free';
                return (
                  <td
                    key={day}
                    data-cell={state}
                    className={selected.includes(key) ? 'selected' : state}
                    aria-label={`${room.room_number}, ${day}: ${row?.custom_price ?? room.price_per_night} €`}
                    onPointerDown={() => {
                      setIsDragging(true);
                      toggle(key);
                    }}
                    onPointerEnter={() => {
                      if (isDragging) add([key]);
                    }}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
