import { sendAll } from '../../supabase/functions/send-mail/handler.ts';

// One turn of the worker in a process of its own, which a test may kill. Prints what came of it.

const summary = await sendAll({
  env: process.env,
  fetch: async (request) => fetch(request),
});
process.stdout.write(JSON.stringify(summary));
process.exit();
