import { nights } from './counts.ts';
import type { TaxRate } from '../pt/stay-prices.ts';

export const PER_PERSON = 'Por persona y noche';
export const PER_PERSON_ON_AVERAGE = 'Por persona y noche, de media';
export const perPersonLine = (price: string, isAverage: boolean) =>
  `${isAverage ? PER_PERSON_ON_AVERAGE : PER_PERSON}: ${price}`;
export const perNightOnAverage = (price: string) => `${price} / noche, de media`;
export const PER_NIGHT_ON_AVERAGE = 'por noche, de media';
export const special = (days: string) => `${days}: precio especial`;

export const TAX = {
  title: 'Tasa turística',
  upTo: (sum: string) => `hasta ${sum}`,
  rate: ({ amount, minAge, maxNights, nights: count }: TaxRate) =>
    `${count === null ? '' : `${nights(count)}: `}${amount} por noche y por persona${
      minAge === 0 ? '' : ` a partir de ${minAge}\u00a0${minAge === 1 ? 'año' : 'años'}`
    }${maxNights === null ? '' : `, ${nights(maxNights)} como máximo`}.`,
  atReception: 'Se paga en recepción, no está en el total',
  line: (sum: string) => `Tasa turística: ${sum}, se paga en recepción, no está en el total`,
};
