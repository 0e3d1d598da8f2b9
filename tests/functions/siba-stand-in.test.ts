import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import {
  readSibaAnswer,
  refusedBulletin,
  SIBA_HEADERS,
  SIBA_PRODUCTION,
  sibaRequest,
} from '@/domain/register/siba-answer';
import { movementXml } from '@/domain/register/siba-file';
import { answerSiba } from '../../supabase/local/siba/siba-pages.ts';
import { answer as answerOverHttp } from '../../supabase/local/http-bridge.ts';
import { openSibaStandIn, type SibaStandIn } from '../../supabase/local/siba/stand-in.ts';
import { GERMAN_GUEST, SIBA_HOUSE } from '../support/siba';

// The stand-in at /_siba refuses what the authority refuses, in its shapes.

const TODAY = lisbonToday(new Date());
const FILE = movementXml({
  settings: SIBA_HOUSE,
  number: 1,
  madeAt: '2026-11-28T09:05:00Z',
  bulletins: [
    { ...GERMAN_GUEST, surname: 'Primeira' },
    { ...GERMAN_GUEST, arrival: TODAY, departure: TODAY },
  ],
});

let standIn: SibaStandIn;
beforeEach(() => {
  standIn = openSibaStandIn();
});

const post = async (body: string, headers: Record<string, string> = SIBA_HEADERS) =>
  answerSiba(new Request('http://localhost/_siba', { method: 'POST', headers, body }), standIn);
const shown = async () => (await answerSiba(new Request('http://localhost/_siba'), standIn)).text();

async function hand(xml: string, given: { taxNumber?: string; key?: string } = {}) {
  const request = sibaRequest({
    taxNumber: given.taxNumber ?? '500000000',
    establishment: '00',
    key: given.key ?? standIn.key,
    xml,
  });
  const answer = await post(request);
  return readSibaAnswer(answer.status, await answer.text());
}

const refused = (code: string, message: string, line: number | null = null) => ({
  kind: 'refused',
  refusals: [{ line, code, message }],
});

describe('the stand-in of the authority (REG-04)', () => {
  it('takes a right file once', async () => {
    expect(await hand(FILE)).toEqual({ kind: 'accepted' });
    expect(await hand(FILE)).toEqual(refused('99', 'O ficheiro n.º 1 já foi entregue.'));
    expect(standIn.files()).toMatchObject([{ isAccepted: false }, { isAccepted: true, guests: 2 }]);
  });

  it('knows only its key, and the house that the file is of', async () => {
    const words = 'Não foi possível autenticar a Unidade Hoteleira';
    expect(await hand(FILE, { key: 'outra' })).toEqual(refused('60', words));
    expect(await hand(FILE, { taxNumber: '121212121' })).toEqual(refused('60', words));
  });

  const tomorrow = addDays(TODAY, 1);
  const last = (tag: string, value: string): [RegExp, string] => [
    new RegExp(`<${tag}>[^<]*</${tag}>(?![\\s\\S]*<${tag}>)`),
    `<${tag}>${value}</${tag}>`,
  ];
  test.each([
    [
      ...last('Data_Entrada', `${tomorrow}T00:00:00`),
      '99',
      'A data de entrada não pode ser futura.',
    ],
    [
      ...last('Data_Nascimento', `${TODAY}T00:00:00`),
      '99',
      'A data de nascimento tem de ser anterior a hoje.',
    ],
    [
      ...last('Data_Saida', '2020-01-01T00:00:00'),
      '99',
      'A data de saída é anterior à de entrada.',
    ],
    [...last('Data_Nascimento', '2001-02-29T00:00:00'), '99', 'Data inválida.'],
    [...last('Apelido', 'Brandt'), '99', 'Caracteres inválidos: Apelido.'],
    [...last('Apelido', 'MÜLLER'), '99', 'Caracteres inválidos: Apelido.'],
    [
      ...last('Documento_Identificacao', 'L01 X00'),
      '99',
      'Caracteres inválidos: Documento_Identificacao.',
    ],
    [...last('Nacionalidade', 'DEU'), '99', 'País desconhecido: DEU (Nacionalidade).'],
    [...last('Local_Residencia_Origem', ' '), '99', 'Falta o local de residência.'],
    [
      ...last('Apelido', 'X'.repeat(41)),
      '75',
      "Linha XML 43. -->The 'Apelido' element is invalid - the actual length is greater than the MaxLength value of 40.",
    ],
    [
      ...last('Tipo_Documento', 'P</Tipo_Documento><Sexo>F</Sexo><Tipo_Documento>P'),
      '75',
      "Linha XML 43. -->The element 'Data_Entrada' was expected.",
    ],
  ])('refuses %s as %s', async (right, wrong, code, message) => {
    const file = FILE.replace(right, wrong);
    expect(file).not.toBe(FILE);
    const said = await hand(file);
    // The schema speaks of a line of the XML, and no more.
    expect(said).toEqual(refused(code, message, code === '75' ? null : 2));
    const lines =
      said.kind === 'refused' ? said.refusals.map((one) => refusedBulletin(one, file)) : [];
    expect(lines).toEqual([2]);
  });

  it('reads nothing but its own envelope', async () => {
    const answer = await post('<x/>');
    expect(readSibaAnswer(200, await answer.text())).toEqual(
      refused('', 'Dados de Entrada Inválidos'),
    );
  });

  it('shows what came in as text alone, marked as a rehearsal, and takes the switch', async () => {
    expect(await shown()).toContain('Ainda não chegou nenhum ficheiro');
    await hand('<script>alert(1)</script>');
    expect(await shown()).toContain('&lt;script&gt;');
    expect(await shown()).not.toContain('<script>');
    expect(await shown()).toContain('<title>Ensaio: SIBA</title>');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('mode=down', form)).status).toBe(303);
    expect(await shown()).toContain('value="down" aria-pressed="true"');
    expect((await post('mode=nonsense', form)).status).toBe(303);
    expect(await hand(FILE)).toEqual({ kind: 'no-answer', mayBeTaken: false });
    expect(standIn.files()).toHaveLength(1);
  });
});

it("npm run siba:try hands the authority's public sample over, and tells the answer (REG-04)", async () => {
  standIn.key = '999999999';
  const server = createServer(
    (request, response) =>
      void answerOverHttp(async (asked) => answerSiba(asked, standIn), { request, response }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/_siba`;
  const run = async (SIBA_URL: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/operations/try-siba.ts'], {
      env: { ...process.env, SIBA_URL },
    });
  try {
    expect((await run(url)).stdout).toContain('The authority took the file (0).');
    expect(standIn.files()).toMatchObject([{ isAccepted: true, guests: 2 }]);
    standIn.mode = 'down';
    await expect(run(url)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No answer (HTTP 503); nothing was handed over.'),
    });
    expect((await run(SIBA_PRODUCTION)).stdout).toContain('Not against the real service');
  } finally {
    server.close();
    await once(server, 'close');
  }
});
