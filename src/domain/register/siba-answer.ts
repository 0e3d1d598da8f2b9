/**
 * The authority's web service: what is sent, and what an answer means (REG-04). SOAP 1.1, document and
 * literal. Runs in browsers and in Edge Functions, where there is no parser of XML.
 */
import { bulletinAtLine, escapeXml } from './siba-file.ts';

export const SIBA_PRODUCTION = 'https://siba.ssi.gov.pt/baws/boletinsalojamento.asmx';
/** Its own service for trying, with a public identity of its own. */
export const SIBA_TEST = 'https://siba.ssi.gov.pt/bawsdev/boletinsalojamento.asmx';

export const SIBA_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/xml; charset=utf-8',
  SOAPAction: '"http://sef.pt/EntregaBoletinsAlojamento"',
};

const RESULT = 'EntregaBoletinsAlojamentoResult';

/** The request: the file in Base64 of UTF-8, the number of the establishment as an integer. */
export function sibaRequest({
  taxNumber,
  establishment,
  key,
  xml,
}: {
  taxNumber: string;
  establishment: string;
  key: string;
  xml: string;
}): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    '<EntregaBoletinsAlojamento xmlns="http://sef.pt/">',
    `<UnidadeHoteleira>${escapeXml(taxNumber)}</UnidadeHoteleira>`,
    `<Estabelecimento>${Number.parseInt(establishment, 10)}</Estabelecimento>`,
    `<ChaveAcesso>${escapeXml(key)}</ChaveAcesso>`,
    `<Boletins>${base64(xml)}</Boletins>`,
    '</EntregaBoletinsAlojamento>',
    '</soap:Body></soap:Envelope>',
  ].join('');
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''));

/** What the authority says of one line; null where it speaks of the whole file. */
export interface SibaRefusal {
  line: number | null;
  code: string;
  message: string;
}

export type SibaAnswer =
  | { kind: 'accepted' }
  /** One wrong bulletin refuses the whole file. */
  | { kind: 'refused'; refusals: readonly SibaRefusal[] }
  /** No word of the service: whether it may have taken the file all the same. */
  | { kind: 'no-answer'; mayBeTaken: boolean };

/**
 * Reads what came back. '0' is all taken; a list of errors, or any other words in the place of the
 * result, refuse. A page instead of an answer, or 503, comes from before the service, which has taken
 * nothing; of an answer that is cut off, or of a failure within, nobody knows.
 *
 * @param status of HTTP
 * @param body as it came, perhaps not to its end
 */
export function readSibaAnswer(status: number, body: string): SibaAnswer {
  const result = status === 200 ? resultIn(body) : null;
  if (result === null || result.trim() === '') {
    return { kind: 'no-answer', mayBeTaken: !isFromOutside(status, body) };
  }
  if (result.trim() === '0') return { kind: 'accepted' };
  const refusals = refusalsIn(result);
  if (refusals === null) return { kind: 'no-answer', mayBeTaken: true };
  return { kind: 'refused', refusals };
}

/** Whether the service itself was never reached: it is down, or a page stands before it. */
function isFromOutside(status: number, body: string): boolean {
  if (status === 503 || status === 429 || (status >= 300 && status < 500)) return true;
  return status === 200 && /^\s*(?:<!doctype html|<html)/i.test(body);
}

/** The text of the result; null where the answer has none, or ends before it does. */
function resultIn(body: string): string | null {
  if (!/<\/(?:[\w-]+:)?Envelope>\s*$/.test(body)) return null;
  return textIn(body, RESULT);
}

/** The text of the first element of a name, entities and CDATA read; null without its end. */
function textIn(xml: string, name: string): string | null {
  const found = new RegExp(
    `<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>(?<text>[\\s\\S]*?)</(?:[\\w-]+:)?${name}>`,
  ).exec(xml)?.groups?.['text'];
  if (found === undefined) return null;
  const data = /^\s*<!\[CDATA\[(?<text>[\s\S]*?)\]\]>\s*$/.exec(found)?.groups?.['text'];
  return data ?? unescapeXml(found);
}

/**
 * What is refused: each of the list, or the whole text where it is no list; null for a list that is
 * cut off.
 */
function refusalsIn(result: string): SibaRefusal[] | null {
  if (!/<(?:[\w-]+:)?ErrosBA/.test(result)) {
    return [{ line: null, code: '', message: result.trim() }];
  }
  if (!/<\/(?:[\w-]+:)?ErrosBA>\s*$/.test(result)) return null;
  const each = [
    ...result.matchAll(/<(?:[\w-]+:)?RetornoBA(?:\s[^>]*)?>([\s\S]*?)<\/(?:[\w-]+:)?RetornoBA>/g),
  ];
  if (each.length === 0) return null;
  return each.map(([, one = '']) => ({
    line: lineOf(textIn(one, 'Linha')),
    code: textIn(one, 'Codigo_Retorno')?.trim() ?? '',
    message: textIn(one, 'Descricao')?.trim() ?? '',
  }));
}

/** Lines are counted from 1; 0 speaks of the whole file. */
function lineOf(text: string | null): number | null {
  const line = Number.parseInt(text ?? '', 10);
  return line > 0 ? line : null;
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * The bulletin, from 1, that a refusal speaks of; null where it speaks of the whole file. What its
 * schema does not allow, the authority puts on line 0 and names by the line of the XML: 'Linha XML 31.
 * -->The element …'.
 *
 * @param xml the file that was sent
 */
export function refusedBulletin({ line, message }: SibaRefusal, xml: string): number | null {
  const xmlLine = /Linha XML (?<line>\d{1,7})\b/i.exec(message)?.groups?.['line'];
  return line ?? (xmlLine === undefined ? null : bulletinAtLine(xml, Number(xmlLine)));
}

export function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, base16: string | undefined, base10: string | undefined, name: string | undefined) => {
      if (name !== undefined) return SIGNS[name.toLowerCase()] ?? whole;
      const point = Number.parseInt(base16 ?? base10 ?? '', base16 === undefined ? 10 : 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
