import { createRoot } from 'react-dom/client';
import { NaiveBookings, type NaiveBooking } from './NaiveBookings';
import { NaiveGrid, type NaiveGridData } from './NaiveGrid';

// Two screens written in the most obvious way: correct, and measured beside the product.

async function read<Row>(table: string): Promise<Row[]> {
  const answer = await fetch(`/rest/v1/${table}`);
  const rows: Row[] = JSON.parse(await answer.text());
  return rows;
}

async function start(): Promise<void> {
  const root = createRoot(document.querySelector('#root') ?? document.body);
  if (window.location.pathname === '/bookings') {
    root.render(<NaiveBookings bookings={await read<NaiveBooking>('bookings')} />);
    return;
  }
  const [rooms, bookings, availability] = await Promise.all([
    read<NaiveGridData['rooms'][number]>('rooms'),
    read<NaiveGridData['bookings'][number]>('bookings'),
    read<NaiveGridData['availability'][number]>('room_availability'),
  ]);
  const days = new URLSearchParams(window.location.search).get('days')?.split(',') ?? [];
  root.render(<NaiveGrid {...{ rooms, bookings, availability, days }} />);
}

void start();
