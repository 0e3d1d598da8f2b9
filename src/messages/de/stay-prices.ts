import { nights } from './counts.ts';
import type { TaxRate } from '../pt/stay-prices.ts';

export const PER_PERSON = 'Pro Person und Nacht';
export const PER_PERSON_ON_AVERAGE = 'Pro Person und Nacht, im Durchschnitt';
export const perPersonLine = (price: string, isAverage: boolean) =>
  `${isAverage ? PER_PERSON_ON_AVERAGE : PER_PERSON}: ${price}`;
export const perNightOnAverage = (price: string) => `${price} / Nacht, im Durchschnitt`;
export const PER_NIGHT_ON_AVERAGE = 'pro Nacht, im Durchschnitt';
export const special = (days: string) => `${days}: Sonderpreis`;

export const TAX = {
  title: 'Touristensteuer',
  upTo: (sum: string) => `bis zu ${sum}`,
  rate: ({ amount, minAge, maxNights, nights: count }: TaxRate) =>
    `${count === null ? '' : `${nights(count)}: `}${amount} pro Nacht und Person${
      minAge === 0 ? '' : ` ab ${minAge}\u00a0${minAge === 1 ? 'Jahr' : 'Jahren'}`
    }${maxNights === null ? '' : `, höchstens ${nights(maxNights)}`}.`,
  atReception: 'Vor Ort zahlbar, nicht im Gesamtpreis enthalten',
  line: (sum: string) => `Touristensteuer: ${sum}, vor Ort zahlbar, nicht im Gesamtpreis enthalten`,
};
