import { setTimeout } from 'node:timers/promises';
import { isDay, lisbonToday } from '../../../src/domain/calendar/dates.ts';
import { isSibaCountry } from '../../../src/domain/register/countries.ts';
import { unescapeXml } from '../../../src/domain/register/siba-answer.ts';
import { escapeXml } from '../../../src/domain/register/siba-file.ts';
import { type Fields, type Movement, readMovement, SchemaError } from './read-movement.ts';

// Stands for the authority's web service inside npm start: it refuses what that refuses, in the same
// shapes, and can be told to fail as that fails. It keeps what it took in memory only.

/** How it behaves: as it should, slow, down, with a page in the answer's place, or cut off. */
export const MODES = ['normal', 'slow', 'down', 'page', 'cut'] as const;
export type Mode = (typeof MODES)[number];

/** A file that came in. */
export interface KeptFile {
  at: Date;
  number: number | null;
  guests: number;
  isAccepted: boolean;
  words: string;
  xml: string;
}

export interface SibaStandIn {
  key: string;
  mode: Mode;
  /** Newest first. */
  files(): readonly KeptFile[];
  /** Answers a request of SOAP 1.1. */
  answer(request: Request): Promise<Response>;
}

const KEPT = 100;
const SLOW_MS = 8000;
const NOT_KNOWN = 'Não foi possível autenticar a Unidade Hoteleira';

/** Codes that were seen; the others of the authority are not known, and here they are 99. */
const CODE = { notKnown: 60, schema: 75, other: 99 } as const;

class Refusal extends Error {
  readonly line: number;
  readonly code: number;

  constructor(line: number, code: number, message: string) {
    super(message);
    this.line = line;
    this.code = code;
  }
}

/**
 * @param options.pause how long it takes where it is slow, in ms
 */
export function openSibaStandIn({ pause = SLOW_MS }: { pause?: number } = {}): SibaStandIn {
  let kept: readonly KeptFile[] = [];
  const keep = (file: KeptFile) => {
    kept = [file, ...kept].slice(0, KEPT);
  };
  const standIn: SibaStandIn = {
    key: 'chave-de-ensaio',
    mode: 'normal',
    files: () => kept,
    answer: async (request) => {
      const { mode } = standIn;
      if (mode === 'down') return page(503, 'Service Unavailable');
      if (mode === 'page') return page(200, 'Manutenção');
      const envelope = await request.text();
      const result = receive(envelope, standIn);
      keep(result);
      if (mode === 'slow') await setTimeout(pause);
      const answer = soap(result.words);
      return mode === 'cut' ? cutOff(answer) : xmlAnswer(answer);
    },
  };
  return standIn;
}

function receive(envelope: string, standIn: SibaStandIn): KeptFile {
  const asked = (name: string) =>
    unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(envelope)?.[1] ?? '');
  const xml = Buffer.from(asked('Boletins'), 'base64').toString('utf8');
  const file = { at: new Date(), number: null, guests: 0, xml };
  try {
    if (!/<EntregaBoletinsAlojamento xmlns="http:\/\/sef\.pt\/">/.test(envelope) || xml === '') {
      return { ...file, isAccepted: false, words: 'Dados de Entrada Inválidos' };
    }
    if (asked('ChaveAcesso') !== standIn.key || !/^\d{1,2}$/.test(asked('Estabelecimento'))) {
      throw new Refusal(0, CODE.notKnown, NOT_KNOWN);
    }
    const movement = readMovement(xml);
    if (movement.house.get('Codigo_Unidade_Hoteleira') !== asked('UnidadeHoteleira')) {
      throw new Refusal(0, CODE.notKnown, NOT_KNOWN);
    }
    examine(movement, standIn.files());
    const { number, bulletins } = movement;
    return { ...file, number, guests: bulletins.length, isAccepted: true, words: '0' };
  } catch (error) {
    return { ...file, isAccepted: false, words: errors(refusalOf(error, xml)) };
  }
}

function refusalOf(error: unknown, xml: string): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof SchemaError)) throw error;
  // The authority names no bulletin then, but a line of the XML.
  const before = xml.split('</Boletim_Alojamento>').slice(0, error.line).join('');
  const xmlLine = before.split('\n').length;
  return new Refusal(0, CODE.schema, `Linha XML ${xmlLine}. -->${error.message}`);
}

/** @throws Refusal of the first thing that is wrong */
function examine({ number, bulletins }: Movement, before: readonly KeptFile[]): void {
  if (before.some((one) => one.isAccepted && one.number === number)) {
    throw new Refusal(0, CODE.other, `O ficheiro n.º ${number} já foi entregue.`);
  }
  if (bulletins.length === 0) throw new Refusal(0, CODE.other, 'O ficheiro não tem boletins.');
  bulletins.forEach((bulletin, index) => {
    const words = problemOf(bulletin);
    if (words !== null) throw new Refusal(index + 1, CODE.other, words);
  });
}

const NAME = /^[A-ZÇÃÁÀÉÊÍÕÔÓÚ'-][A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]*$/;

function problemOf(bulletin: Fields): string | null {
  const field = (name: string) => bulletin.get(name) ?? '';
  const day = (name: string) => field(name).slice(0, 'yyyy-mm-dd'.length);
  const today = lisbonToday(new Date());
  for (const name of ['Nacionalidade', 'Pais_Emissor_Documento', 'Pais_Residencia_Origem']) {
    if (!isSibaCountry(field(name))) return `País desconhecido: ${field(name)} (${name}).`;
  }
  if (!NAME.test(field('Apelido'))) return 'Caracteres inválidos: Apelido.';
  if (bulletin.has('Nome') && !NAME.test(field('Nome'))) return 'Caracteres inválidos: Nome.';
  if (!/^[0-9A-Z]{1,16}$/.test(field('Documento_Identificacao'))) {
    return 'Caracteres inválidos: Documento_Identificacao.';
  }
  if (!['P', 'B', 'O'].includes(field('Tipo_Documento'))) return 'Tipo de documento desconhecido.';
  if (field('Local_Residencia_Origem').trim() === '') return 'Falta o local de residência.';
  const days = ['Data_Nascimento', 'Data_Entrada'].map(day);
  const [birth = '', arrival = ''] = days;
  if (!days.every(isDay)) return 'Data inválida.';
  if (birth >= today) return 'A data de nascimento tem de ser anterior a hoje.';
  if (arrival > today) return 'A data de entrada não pode ser futura.';
  if (bulletin.has('Data_Saida') && day('Data_Saida') < arrival) {
    return 'A data de saída é anterior à de entrada.';
  }
  return null;
}

const errors = ({ line, code, message }: Refusal) =>
  `<ErrosBA xmlns="http://www.sef.pt/BAws"><RetornoBA><Linha>${line}</Linha><Codigo_Retorno>${code}</Codigo_Retorno><Descricao>${escapeXml(message)}</Descricao></RetornoBA></ErrosBA>`;

const soap = (result: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><EntregaBoletinsAlojamentoResponse xmlns="http://sef.pt/"><EntregaBoletinsAlojamentoResult>${escapeXml(result)}</EntregaBoletinsAlojamentoResult></EntregaBoletinsAlojamentoResponse></soap:Body></soap:Envelope>`;

const xmlAnswer = (body: string | ReadableStream) =>
  new Response(body, { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });

const page = (status: number, title: string) =>
  new Response(`<!DOCTYPE html><html><head><title>${title}</title></head></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

/** An answer of which half comes, and then the line is dead. */
function cutOff(answer: string): Response {
  const half = new TextEncoder().encode(answer.slice(0, answer.length / 2));
  return xmlAnswer(
    new ReadableStream({
      start: (controller) => controller.enqueue(half),
      pull: (controller) => controller.error(new Error('The line was cut.')),
    }),
  );
}
