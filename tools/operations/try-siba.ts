import { lisbonToday, addDays } from '../../src/domain/calendar/dates.ts';
import { SIBA_TEST } from '../../src/domain/register/siba-answer.ts';
import { type Bulletin, movementXml } from '../../src/domain/register/siba-file.ts';
import type { SibaSettings } from '../../src/domain/register/siba-overview.ts';
import { sibaService, type SibaDelivery } from '../../supabase/functions/send-siba/siba-service.ts';
import { runCommand } from './command.ts';

// npm run siba:try: hands one file of invented guests to the authority's service for trying, with the
// public identity that it gives for this. Asks the network, so that neither tests nor CI run it.

const KEY = '999999999';
const HOTEL: SibaSettings = {
  asks_guests: false,
  reports_from: null,
  tax_number: '121212121',
  establishment: '00',
  name: 'Hotel teste',
  short_name: 'teste',
  street: 'Rua da Alegria, 172',
  town: 'Portalegre',
  postcode: '1000-234',
  phone: '214017744',
  contact_name: 'Nuno teste',
  contact_email: 'teste.teste@sef.pt',
  service: null,
};

/** A guest from Germany, whose code is the doubtful one, and one with a single name. */
function guests(): Bulletin[] {
  const arrival = lisbonToday(new Date());
  const departure = addDays(arrival, 1);
  const german: Bulletin = {
    surname: 'Müller',
    given_names: 'Anna Maria',
    birth_date: '1991-02-28',
    birth_place: 'Köln',
    nationality: 'D',
    doc_type: 'B',
    doc_number: 'L01X00T47',
    doc_country: 'D',
    residence_country: 'D',
    residence_place: 'Köln',
    arrival,
    departure,
  };
  const indonesian = {
    surname: 'Suharto',
    given_names: null,
    birth_date: '2000-02-29',
    birth_place: null,
    nationality: 'IDN',
    doc_type: 'P',
    doc_number: 'X0000001',
    doc_country: 'IDN',
  } as const;
  return [german, { ...german, ...indonesian }];
}

function words(delivery: SibaDelivery): string {
  if (delivery.kind === 'accepted') return 'The authority took the file (0).';
  if (delivery.kind === 'no-answer') {
    return `No answer (HTTP ${delivery.status || 'none'}); ${delivery.mayBeTaken ? 'it may have been taken' : 'nothing was handed over'}.`;
  }
  return [
    'Refused:',
    ...delivery.refusals.map(
      ({ line, code, message }) => `  line ${line ?? '-'}, ${code}: ${message}`,
    ),
  ].join('\n');
}

await runCommand(async () => {
  // Counts up by itself, within the schema's integer.
  const number = Math.floor(Date.now() / 1000);
  const xml = movementXml({
    settings: HOTEL,
    number,
    madeAt: new Date().toISOString(),
    bulletins: guests(),
  });
  const service = sibaService({
    url: process.env['SIBA_URL'] || SIBA_TEST,
    key: KEY,
    fetch: async (request) => fetch(request),
  });
  if (service.kind === 'real')
    return 'Not against the real service: SIBA_URL is that of production.';
  const delivery = await service.deliver({ taxNumber: '121212121', establishment: '00', xml });
  if (delivery.kind !== 'accepted') process.exitCode = 1;
  return `File ${number} to ${process.env['SIBA_URL'] || SIBA_TEST}\n${words(delivery)}`;
});
