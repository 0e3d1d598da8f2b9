import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readSibaAnswer, sibaRequest, unescapeXml } from '@/domain/register/siba-answer';
import { escapeXml } from '@/domain/register/siba-file';
import { DOWN_PAGE, sibaErrors, sibaSays } from '../../support/siba';

describe('what is sent (REG-04)', () => {
  it('is the file in Base64 of UTF-8, the establishment as a number, the key escaped', () => {
    const request = sibaRequest({
      taxNumber: '121212121',
      establishment: '00',
      key: 'a<b&c',
      xml: '<Nome>Conceição</Nome>',
    });
    expect(request).toContain('<UnidadeHoteleira>121212121</UnidadeHoteleira>');
    expect(request).toContain('<Estabelecimento>0</Estabelecimento>');
    expect(request).toContain('<ChaveAcesso>a&lt;b&amp;c</ChaveAcesso>');
    const [, sent = ''] = /<Boletins>(.*)<\/Boletins>/.exec(request) ?? [];
    expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('<Nome>Conceição</Nome>');
  });
});

describe('what an answer means (REG-04)', () => {
  it('0 is all taken', () => {
    expect(readSibaAnswer(200, sibaSays('0'))).toEqual({ kind: 'accepted' });
    expect(readSibaAnswer(200, sibaSays(' 0\n'))).toEqual({ kind: 'accepted' });
  });

  it('a list of errors refuses, in its own words, line by line', () => {
    const errors = sibaErrors(
      [0, 60, 'Não foi possível autenticar a Unidade Hoteleira'],
      [2, 75, "The 'Apelido' element is invalid &amp; too long"],
    );
    expect(readSibaAnswer(200, sibaSays(errors))).toEqual({
      kind: 'refused',
      refusals: [
        { line: null, code: '60', message: 'Não foi possível autenticar a Unidade Hoteleira' },
        { line: 2, code: '75', message: "The 'Apelido' element is invalid & too long" },
      ],
    });
  });

  it('other words refuse too', () => {
    expect(readSibaAnswer(200, sibaSays('Dados de Entrada Inválidos'))).toEqual({
      kind: 'refused',
      refusals: [{ line: null, code: '', message: 'Dados de Entrada Inválidos' }],
    });
  });

  it('reads prefixes, CDATA and figures for letters as well', () => {
    const other = sibaSays('')
      .replaceAll('EntregaBoletins', 'b:EntregaBoletins')
      .replaceAll('soap:', 'SOAP-ENV:')
      .replace('Result></', `Result><![CDATA[${sibaErrors([1, 75, 'N&#227;o &#xe9;'])}]]></`);
    expect(readSibaAnswer(200, other)).toEqual({
      kind: 'refused',
      refusals: [{ line: 1, code: '75', message: 'Não é' }],
    });
  });

  test.each([
    ['a page of 503', 503, DOWN_PAGE],
    ['a page of 200', 200, DOWN_PAGE],
    ['a redirection', 302, ''],
    ['a wrong address', 404, 'Not found'],
  ])('%s has taken nothing', (_, status, body) => {
    expect(readSibaAnswer(status, body)).toEqual({ kind: 'no-answer', mayBeTaken: false });
  });

  test.each([
    ['a failure within', 500, DOWN_PAGE],
    ['a gateway that waited too long', 504, DOWN_PAGE],
    ['an empty answer', 200, ''],
    ['an empty result', 200, sibaSays('')],
    ['an empty list of errors', 200, sibaSays(sibaErrors())],
    ['a fault', 500, '<soap:Envelope><soap:Body><soap:Fault/></soap:Body></soap:Envelope>'],
  ])('of %s nobody knows', (_, status, body) => {
    expect(readSibaAnswer(status, body)).toEqual({ kind: 'no-answer', mayBeTaken: true });
  });

  it('wherever an answer is cut off, nobody knows', () => {
    for (const whole of [sibaSays('0'), sibaSays(sibaErrors([1, 75, 'x'], [2, 75, 'y']))]) {
      for (let end = 0; end < whole.length; end += 1) {
        const cut = readSibaAnswer(200, whole.slice(0, end));
        expect([end, cut]).toEqual([end, { kind: 'no-answer', mayBeTaken: true }]);
      }
    }
  });

  it('escapes and reads back any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(unescapeXml(escapeXml(text))).toBe(text);
      }),
    );
  });
});
