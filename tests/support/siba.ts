import type { RegisterEntry } from '@/domain/register/entry';
import type { Bulletin } from '@/domain/register/siba-file';
import type { SibaSettings } from '@/domain/register/siba-overview';

// A house and a guest as the authority may know them, and its words as they were seen on the wire.

export const SIBA_HOUSE_FACTS = {
  tax_number: '500000000',
  establishment: '00',
  name: 'Hostel Maré Nova',
  short_name: 'Maré Nova',
  street: 'Rua da Maré, 12',
  town: 'Portimão',
  postcode: '8500-000',
  phone: '282000013',
  contact_name: 'Receção',
  contact_email: 'ola@marenova.example',
};

export const SIBA_HOUSE: SibaSettings = {
  ...SIBA_HOUSE_FACTS,
  asks_guests: true,
  reports_from: '2026-11-01',
  service: null,
};

export const LUKAS: RegisterEntry = {
  surname: 'Brandt',
  given_names: 'Lukas',
  birth_date: '1991-02-28',
  birth_place: 'Köln',
  nationality: 'D',
  doc_type: 'B',
  doc_number: 'L01X00T47',
  doc_country: 'D',
  residence_country: 'D',
  residence_place: 'Köln',
};

export const GERMAN_GUEST: Bulletin = {
  ...LUKAS,
  arrival: '2026-11-24',
  departure: '2026-11-27',
};

const ENVELOPE =
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><soap:Body><EntregaBoletinsAlojamentoResponse xmlns="http://sef.pt/"><EntregaBoletinsAlojamentoResult>';
const END =
  '</EntregaBoletinsAlojamentoResult></EntregaBoletinsAlojamentoResponse></soap:Body></soap:Envelope>';

/** The service's answer with this result; a list of errors is escaped in it. */
export const sibaSays = (result: string): string =>
  `${ENVELOPE}${result.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}${END}`;

export const sibaErrors = (...errors: [line: number, code: number, words: string][]): string =>
  `<ErrosBA xmlns="http://www.sef.pt/BAws">${errors
    .map(
      ([line, code, words]) =>
        `<RetornoBA><Linha>${line}</Linha><Codigo_Retorno>${code}</Codigo_Retorno><Descricao>${words}</Descricao></RetornoBA>`,
    )
    .join('')}</ErrosBA>`;

/** The page of a server that is down. */
export const DOWN_PAGE =
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><HTML><HEAD><TITLE>Service Unavailable</TITLE></HEAD><BODY><h2>Service Unavailable</h2><hr><p>HTTP Error 503. The service is unavailable.</p></BODY></HTML>';
