import { describe, expect, it } from 'vitest';
import { hostel } from '@/copy/hostel';
import { openFacts, openFactsLine, type StatedHouse } from '@/domain/house/open-facts';

const given: StatedHouse = {
  address: { postcode: '8500-010', town: 'Portimão' },
  phone: { display: '+351 282 411 903' },
  email: { display: 'ola@casa-do-mar.pt' },
  legal: {
    firm: 'Casa do Mar, Lda.',
    taxNumber: '509 000 012',
    register: 'C.R.C. de Portimão, 4711',
    lodgingNumber: '10000/AL',
    complaints: { href: 'https://www.livroreclamacoes.pt/' },
    arbitration: { name: 'CIMAAL', href: 'https://www.consumoalgarve.pt/' },
  },
};

const ALL = [
  'firm',
  'tax number (NIPC)',
  'commercial register',
  'registration number (RNAL)',
  'postal code',
  'town',
  'telephone',
  'e-mail',
  'complaints book',
  'arbitration centre',
];

describe('the facts that an owner still has to give (LEGAL-01)', () => {
  it('are none in a house that has given them, though its figures hold zeros', () => {
    expect(openFacts(given)).toEqual({ missing: [], invented: [] });
    expect(openFactsLine(given)).toBeNull();
  });

  it('are all that the demo house has of its own, each by its name', () => {
    expect(openFacts(hostel)).toEqual({ missing: [], invented: ALL.slice(0, 8) });
    expect(openFactsLine(hostel)).toBe(`still the demo house’s: ${ALL.slice(0, 8).join(', ')}`);
  });

  it('are missing where they are null or blank', () => {
    const empty: StatedHouse = {
      address: { postcode: null, town: ' ' },
      phone: { display: '' },
      email: { display: null },
      legal: {
        firm: '',
        taxNumber: null,
        register: null,
        lodgingNumber: null,
        complaints: null,
        arbitration: null,
      },
    };
    expect(openFacts(empty)).toEqual({ missing: ALL, invented: [] });
    const legal = { ...given.legal, arbitration: { name: 'CIMAAL', href: '' } };
    expect(openFactsLine({ ...given, legal })).toBe('missing: arbitration centre');
  });

  it('are told in one line, the missing ones first', () => {
    const legal = { ...given.legal, firm: 'Exemplo, Lda.', taxNumber: null };
    expect(openFactsLine({ ...given, legal })).toBe(
      'missing: tax number (NIPC); still the demo house’s: firm',
    );
  });

  it.each([
    ['Maré de EXEMPLO, Lda.', true],
    ['000 000 000', true],
    ['000000/AL', true],
    ['0', true],
    ['Casa do Mar, Lda.', false],
    ['4000 Casas, Lda.', false],
    ['Grupo 0001, Lda.', false],
  ])('%s is the demo house’s: %s', (firm, isInvented) => {
    const { invented } = openFacts({ ...given, legal: { ...given.legal, firm } });
    expect(invented).toEqual(isInvented ? ['firm'] : []);
  });

  it.each([
    ['+351 282 000 013', true],
    ['+351 900 000 000', true],
    ['+351 282 001 013', false],
  ])('the telephone %s is invented: %s', (display, isInvented) => {
    const { invented } = openFacts({ ...given, phone: { display } });
    expect(invented).toEqual(isInvented ? ['telephone'] : []);
  });
});
