import { describe, expect, it } from 'vitest';
import { visitorClient as client } from '@/lib/visitor-client';
import { listStaysForAvailability } from '@/queries/availability-stays';
import { listArrivals } from '@/queries/booking-figures';
import { ROW_CAP } from '@/queries/read-all-pages';
import { uuid } from '../support/builders';
import { onTable } from '../support/server';

describe('what is read of bookings for figures and bars', () => {
  it('reads the arrivals of a half-open range, cancelled ones left out, over every page', async () => {
    const arrival = { id: uuid(2, 7), check_in_date: '2026-11-13', status: 'confirmed' };
    const calls = onTable('get', 'bookings', ({ params }) =>
      params.get('or') === null ? Array.from({ length: ROW_CAP }, () => arrival) : [arrival],
    );
    const arrivals = await listArrivals(client(), { from: '2026-11-12', to: '2026-11-26' });
    expect(arrivals).toHaveLength(ROW_CAP + 1);
    expect(calls[0]?.params.getAll('check_in_date')).toEqual(['gte.2026-11-12', 'lt.2026-11-26']);
    expect(calls[0]?.params.get('status')).toBe('neq.cancelled');
    expect(calls[1]?.params.getAll('check_in_date')).toEqual(['gte.2026-11-13', 'lt.2026-11-26']);
    expect(calls[1]?.params.get('or')).toBe(
      `(check_in_date.gt.2026-11-13,and(check_in_date.eq.2026-11-13,id.gt.${uuid(2, 7)}))`,
    );
    expect(calls[1]?.params.get('offset')).toBeNull();
  });

  it('reads the stays of the availability screen (DATA-BOOK-25)', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listStaysForAvailability(client(), { from: '2026-11-01', to: '2026-11-30' });
    expect(calls[0]?.params.get('select')).toBe(
      'id,room_id,check_in_date,check_out_date,guest_name,status,booking_number,number_of_guests,total_price,group_reference,source,updated_at',
    );
    expect(calls[0]?.params.get('status')).toBe('neq.cancelled');
  });
});
