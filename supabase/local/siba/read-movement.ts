import { unescapeXml } from '../../../src/domain/register/siba-answer.ts';

// A reader of the authority's file for the stand-in, apart from what writes it: it takes nothing but
// what the schema allows.

/** Name, longest text, and whether it may be left out. */
type Rule = readonly [name: string, longest: number | 'moment' | 'number', isOptional?: true];

/** The largest number of the schema's integer. */
const MOST = 2 ** 31 - 1;

const HOUSE: readonly Rule[] = [
  ['Codigo_Unidade_Hoteleira', 9],
  ['Estabelecimento', 2],
  ['Nome', 40],
  ['Abreviatura', 15],
  ['Morada', 40],
  ['Localidade', 30],
  ['Codigo_Postal', 4],
  ['Zona_Postal', 3],
  ['Telefone', 10],
  ['Fax', 10],
  ['Nome_Contacto', 40],
  ['Email_Contacto', 140, true],
];
const BULLETIN: readonly Rule[] = [
  ['Apelido', 40],
  ['Nome', 40, true],
  ['Nacionalidade', 3],
  ['Data_Nascimento', 'moment'],
  ['Local_Nascimento', 30, true],
  ['Documento_Identificacao', 16],
  ['Pais_Emissor_Documento', 3],
  ['Tipo_Documento', 3],
  ['Data_Entrada', 'moment'],
  ['Data_Saida', 'moment', true],
  ['Pais_Residencia_Origem', 3],
  ['Local_Residencia_Origem', 30],
];
const SENDING: readonly Rule[] = [
  ['Numero_Ficheiro', 'number'],
  ['Data_Movimento', 'moment'],
];

export type Fields = ReadonlyMap<string, string>;

export interface Movement {
  house: Fields;
  bulletins: Fields[];
  number: number;
}

/** What the schema does not allow; in which bulletin, from 1, or 0. */
export class SchemaError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const ROOT =
  /^\s*(?:<\?xml[^>]*\?>\s*)?<MovimentoBAL xmlns="http:\/\/sef\.pt\/BAws">(?<body>[\s\S]*)<\/MovimentoBAL>\s*$/;
const PART =
  /\s*<(?<name>Unidade_Hoteleira|Boletim_Alojamento|Envio)>(?<inner>[\s\S]*?)<\/\k<name>>\s*/y;
const FIELD = /\s*<(?<name>\w+)>(?<text>[^<>]*)<\/\k<name>>\s*/y;

/** @throws SchemaError */
export function readMovement(xml: string): Movement {
  const body = ROOT.exec(xml)?.groups?.['body'];
  if (body === undefined) throw new SchemaError(0, "The element 'MovimentoBAL' is invalid.");
  const parts = [...pairsIn(body, PART, 0)];
  const inner = (wanted: string) =>
    parts.filter(([name]) => name === wanted).map(([, text]) => text);
  const [house, ...houses] = inner('Unidade_Hoteleira');
  const [sending, ...sendings] = inner('Envio');
  if (house === undefined || sending === undefined || houses.length + sendings.length > 0) {
    throw new SchemaError(0, "'Unidade_Hoteleira' and 'Envio' must each be there once.");
  }
  return {
    house: fieldsIn(house, HOUSE, 0),
    bulletins: inner('Boletim_Alojamento').map((text, index) =>
      fieldsIn(text, BULLETIN, index + 1),
    ),
    number: Number(fieldsIn(sending, SENDING, 0).get('Numero_Ficheiro')),
  };
}

/** The elements of a text, which must hold nothing else. */
function* pairsIn(text: string, pattern: RegExp, line: number): Generator<[string, string]> {
  let at = 0;
  while (text.slice(at).trim() !== '') {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.groups;
    if (found === undefined) throw new SchemaError(line, 'The file is not well formed.');
    at = pattern.lastIndex;
    yield [found['name'] ?? '', found['inner'] ?? found['text'] ?? ''];
  }
}

function fieldsIn(text: string, rules: readonly Rule[], line: number): Fields {
  const found = [...pairsIn(text, FIELD, line)].map(
    ([name, value]) => [name, unescapeXml(value)] as const,
  );
  let next = 0;
  for (const [name, longest, isOptional] of rules) {
    const [there, value] = found[next] ?? ['', ''];
    if (there === name) {
      const problem = problemOf(value, longest);
      if (problem !== null) {
        throw new SchemaError(line, `The '${name}' element is invalid - ${problem}`);
      }
      next += 1;
    } else if (isOptional !== true) {
      throw new SchemaError(line, `The element '${name}' was expected.`);
    }
  }
  const [more] = found[next] ?? [];
  if (more !== undefined) throw new SchemaError(line, `The element '${more}' was not expected.`);
  return new Map(found);
}

function problemOf(value: string, longest: number | 'moment' | 'number'): string | null {
  if (longest === 'number') {
    return /^\d{1,10}$/.test(value) && Number(value) <= MOST ? null : 'it is no integer.';
  }
  if (longest === 'moment') {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value) ? null : 'it is no dateTime.';
  }
  return Array.from(value).length > longest
    ? `the actual length is greater than the MaxLength value of ${longest}.`
    : null;
}
