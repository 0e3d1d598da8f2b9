import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sumEuros } from '@/domain/basics/money';
import { askDeposit, emptyTill, ledger, openPage, tell, type ToldEvent } from './deposit-scene';
import { addStay } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { startBackend, type Backend } from './support';

// Whatever the service tells, in whatever order and however often, and whatever staff do to the booking
// meanwhile: the ledger has what was paid less what went back, and no cent more or less.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

const CENTS = 12_000;

/** What may be told of one page, with the state of each refund and dispute. */
interface Story {
  isPaid: boolean;
  isPending: boolean;
  isFailed: boolean;
  refunds: { cents: number; end: 'pending' | 'done' | 'failed' }[];
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Whether the sum that went back is told as well, beside the single refunds. */
  tellsTotal: boolean;
}

const stories: fc.Arbitrary<Story> = fc.record({
  isPaid: fc.boolean(),
  isPending: fc.boolean(),
  isFailed: fc.boolean(),
  refunds: fc.array(
    fc.record({
      cents: fc.integer({ min: 100, max: 4000 }),
      end: fc.constantFrom('pending' as const, 'done' as const, 'failed' as const),
    }),
    { maxLength: 2 },
  ),
  dispute: fc.constantFrom('none' as const, 'open' as const, 'won' as const, 'lost' as const),
  tellsTotal: fc.boolean(),
});

/** The events of a story: of a payment that never came there are no refunds and no disputes. */
function eventsOf(story: Story, session: string): ToldEvent[] {
  const payment = `pi_${session}`;
  const events: ToldEvent[] = [];
  const add = (event: ToldEvent) =>
    events.push({ id: `evt_${events.length}_${session}`, ...event });
  if (story.isPending) add({ kind: 'pending', session, payment, method: 'multibanco' });
  if (story.isFailed) add({ kind: 'failed', session, payment });
  if (!story.isPaid) return events;
  add({ kind: 'paid', session, payment, cents: CENTS });
  let back = 0;
  for (const [place, { cents, end }] of story.refunds.entries()) {
    const refund = { id: `re_${place}_${session}`, cents, ours: null };
    add({ kind: 'refund', payment, refund: { ...refund, state: 'pending' } });
    if (end !== 'pending') add({ kind: 'refund', payment, refund: { ...refund, state: 'done' } });
    if (end === 'failed') add({ kind: 'refund', payment, refund: { ...refund, state: 'failed' } });
    if (end === 'pending') continue;
    back += cents;
    if (story.tellsTotal) add({ kind: 'refunded_total', payment, refunded_cents: back });
  }
  const dispute = {
    id: `dp_${session}`,
    cents: 1000,
    reason: 'fraudulent',
    until: null,
    url: null,
  };
  if (story.dispute !== 'none') {
    add({ kind: 'dispute', payment, dispute: { ...dispute, state: 'open' } });
    if (story.dispute !== 'open') {
      add({ kind: 'dispute', payment, dispute: { ...dispute, state: story.dispute } });
    }
  }
  return events;
}

/** What the ledger must have in the end, in cents. */
function owed({ isPaid, refunds, dispute }: Story): number {
  if (!isPaid) return 0;
  const back = refunds.filter(({ end }) => end === 'done');
  return CENTS - back.reduce((sum, { cents }) => sum + cents, 0) - (dispute === 'lost' ? 1000 : 0);
}

const meanwhile = fc.constantFrom('nothing', 'cancelled', 'cancelled and back', 'cash');

it('ends with the same ledger in any order, told once or often (DEPOSIT-02)', async () => {
  await fc.assert(
    fc.asyncProperty(
      stories,
      meanwhile,
      fc.infiniteStream(fc.nat()),
      async (story, deed, chance) => {
        await emptyTill(backend);
        const stay = await addStay(backend, await addRoom(backend), [10, 3], {
          total_price: 300,
          status: 'awaiting_payment',
        });
        await askDeposit(backend.staff, stay, { amount: CENTS / 100 });
        const { session } = await openPage(backend, stay.access_key);
        const events = eventsOf(story, session);
        // Each comes at least once, half of them twice, in an order of chance.
        const deliveries = [...events, ...events.filter(() => (chance.next().value ?? 0) % 2 === 0)]
          .map((event) => ({ event, place: chance.next().value ?? 0 }))
          .toSorted((one, other) => one.place - other.place);
        const middle = Math.floor(deliveries.length / 2);
        for (const [place, { event }] of deliveries.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- in this order
          if (place === middle) await act(deed, stay.id);
          // oxlint-disable-next-line no-await-in-loop -- as above
          await tell(backend, event);
        }
        const online = sumEuros((await ledger(backend)).map(({ amount }) => amount));
        expect(online).toBe(owed(story) / 100);
        const [stored] = await backend.database.query(
          'select count(*)::integer as events from private.payment_events',
        );
        expect(stored?.['events']).toBe(events.length);
        const cash = deed === 'cash' && deliveries.length > 0 ? 50 : 0;
        expect((await storedBooking(backend, stay.id)).paid).toBe(sumEuros([online, cash]));
      },
    ),
    { numRuns: 25 },
  );
});

async function act(deed: string, id: string): Promise<void> {
  const move = async (status: string) =>
    backend.database.query('update public.bookings set status = $1 where id = $2', [status, id]);
  if (deed.startsWith('cancelled')) await move('cancelled');
  if (deed === 'cancelled and back') await move('awaiting_payment');
  if (deed === 'cash') {
    await backend.staff.from('booking_payments').insert({
      id,
      booking_id: id,
      amount: 50,
      method: 'cash',
      paid_on: backend.today,
    });
  }
}
