import { publish } from '../../supabase/functions/publish/handler.ts';
import { sendAll } from '../../supabase/functions/send-mail/handler.ts';

// One turn of a worker in a process of its own, which a test may kill. Prints what came of it.

const turn = process.argv[2] === 'publish' ? publish : sendAll;
const summary = await turn({
  env: process.env,
  fetch: async (request) => fetch(request),
});
process.stdout.write(JSON.stringify(summary));
process.exit();
