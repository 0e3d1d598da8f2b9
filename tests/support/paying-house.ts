import { spawn } from 'node:child_process';
import { mkdtempSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { METHODS } from '../../supabase/functions/_shared/payment/payment-service.ts';
import { postgrestProgram } from '../../supabase/local/data-folder.ts';
import { startFunctions } from '../../supabase/local/functions.ts';
import { openPayStandIn } from '../../supabase/local/pay/stand-in.ts';
import { openPictureFolder } from '../../supabase/local/pictures/picture-folder.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';

// A house in a process of its own (killed-while-paying.ts starts it). 'pay' has a guest pay and is killed
// while the payment is being counted; 'look' says what is there then, and what there is once the service
// has told it again.

const [deed = '', dataFolder = '', databaseUrl] = process.argv.slice(2);
const KEY = 'paga-e-morre-paga-e-morre-77';

const SCENE = `
  insert into public.rooms (room_number, name, max_guests, price_per_night)
    values ('77', 'Duplo', 2, 80);
  insert into public.bookings (room_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests,
      total_price, status, access_key)
    select id, 'Rita', 'rita@correio.example', private.today() + 20, private.today() + 22, 2, 160, 'awaiting_payment', '${KEY}'
      from public.rooms where room_number = '77';
  update public.payment_settings set service = 'rehearsal', methods = '{${METHODS.join(',')}}';
  insert into private.payment_requests (booking_id, booking_number, whole, rooms, basis, amount, asked_total, until)
    select id, booking_number, false, array[id], 'other', 80, 160, now() + interval '1 day' from public.bookings
     where access_key = '${KEY}';
  -- Counting takes three seconds, so that the process ends within it.
  create function private.dawdle() returns trigger language plpgsql as $$
  begin perform pg_sleep(3); return new; end $$;
  create trigger zz_dawdle before update of status on public.bookings for each row
    when (new.status = 'payment_received') execute function private.dawdle();`;

const postgrest = postgrestProgram();
const stack = await startStack({ dataFolder, databaseUrl, postgrest, demo: false });
if (deed === 'pay') await pay();
else await look();

async function pay(): Promise<void> {
  await stack.database.script(SCENE);
  const house = openHouse(stack, () => {
    spawn('sh', ['-c', `sleep 1; kill -9 ${process.pid}`], { detached: true, stdio: 'ignore' });
  });
  const answer = await house.functions.fetch(
    new Request('http://127.0.0.1/functions/v1/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: KEY, language: 'pt' }),
    }),
  );
  writeSync(1, `${await answer.text()}\n`);
  const [page] = house.pay.pages();
  if (page !== undefined) house.pay.act(page.id, 'pagar');
}

async function look(): Promise<void> {
  await stack.database.script(
    'drop trigger zz_dawdle on public.bookings; drop function private.dawdle()',
  );
  const before = await found();
  const house = openHouse(stack, () => {});
  let after = await found();
  while (after.payments === 0) {
    // oxlint-disable-next-line no-await-in-loop -- the service tells it in its own time
    await house.pay.turn();
    // oxlint-disable-next-line no-await-in-loop -- as above
    after = await found();
  }
  writeSync(1, JSON.stringify({ before, after }));
  await house.pay.stop();
  await house.functions.stop();
  await stack.stop();
}

/** What of the payment stands in the house. */
async function found() {
  const [row] = await stack.database.query(
    `select (select count(*)::integer from public.booking_payments) as payments,
            (select count(*)::integer from private.payment_events where kind = 'paid') as events,
            (select b.status || ' ' || b.paid from public.bookings b where b.access_key = $1) as booking`,
    [KEY],
  );
  return { payments: row?.['payments'], events: row?.['events'], booking: row?.['booking'] };
}

/** The functions, and the payment service that tells them, with its memory in the data folder. */
function openHouse(of: Stack, onPaid: () => void) {
  const service = openPayStandIn({
    file: path.join(dataFolder, 'pay.json'),
    deliver: async (event) => {
      const isPaid = (await event.clone().text()).includes('checkout.session.completed');
      if (isPaid) onPaid();
      return functions.fetch(event);
    },
  });
  const functions = startFunctions(of, {
    siteUrl: 'http://127.0.0.1',
    smtpUrl: undefined,
    mailFrom: undefined,
    pictures: openPictureFolder(mkdtempSync(path.join(tmpdir(), 'hostel-pictures-'))),
    payments: service.service,
  });
  return { pay: service, functions };
}
