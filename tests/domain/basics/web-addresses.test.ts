import { describe, expect, test } from 'vitest';
import { isPictureAddress, isWebAddress, partsOfAddress } from '@/domain/basics/web-addresses';

const CODE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'blob:https://casa.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'https://casa.example/" onload="alert(1)',
  'https://',
  'casa.example',
  '',
];

describe('an address that a link or a picture may have', () => {
  test.each(['https://www.booking.com/duplo?a=1&b=2', 'HTTP://casa.example/'])('%s', (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(isPictureAddress(address)).toBe(true);
  });

  test.each(CODE)('is not %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(isPictureAddress(address)).toBe(false);
  });
});

describe("a path of this site's own", () => {
  test('is a picture and no link elsewhere', () => {
    expect(isPictureAddress('/imagens/duplo.svg')).toBe(true);
    expect(isWebAddress('/imagens/duplo.svg')).toBe(false);
  });

  test.each(['//casa.example/a.png', '/\\casa.example/a.png', '/a b.png'])(
    'is not %s',
    (address) => {
      expect(isPictureAddress(address)).toBe(false);
    },
  );
});

test('takes an address apart, whatever the browser knows', () => {
  expect(partsOfAddress('/_pay/1', 'https://marenova.example')?.href).toBe(
    'https://marenova.example/_pay/1',
  );
  expect(partsOfAddress('https://')).toBeNull();
  expect(partsOfAddress('marenova')).toBeNull();
});
