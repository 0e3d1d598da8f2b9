/**
 * What a stay costs, line by line: nights that differ, each guest's share, the tourist tax
 * (RATE-01, RATE-03, RATE-04).
 */
import { nights } from './counts.ts';

export const PER_PERSON = 'Por pessoa e noite';
export const PER_PERSON_ON_AVERAGE = 'Por pessoa e noite, em média';
/** On one line, for printing. */
export const perPersonLine = (price: string, isAverage: boolean) =>
  `${isAverage ? PER_PERSON_ON_AVERAGE : PER_PERSON}: ${price}`;
export const perNightOnAverage = (price: string) => `${price} / noite, em média`;
export const PER_NIGHT_ON_AVERAGE = 'por noite, em média';
/** 'sex., 27 e sáb., 28 nov.: preço especial'. */
export const special = (days: string) => `${days}: preço especial`;

export interface TaxRate {
  /** Formatted, with its currency. */
  amount: string;
  /** In years; 0 if everybody pays. */
  minAge: number;
  /** The cap in nights; null if there is none. */
  maxNights: number | null;
  /** How many nights the rate applies to; null if it is the only one. */
  nights: number | null;
}

export const TAX = {
  title: 'Taxa turística',
  upTo: (sum: string) => `até ${sum}`,
  rate: ({ amount, minAge, maxNights, nights: count }: TaxRate) =>
    `${count === null ? '' : `${nights(count)}: `}${amount} por noite e por pessoa${
      minAge === 0 ? '' : ` a partir ${minAge === 1 ? 'de 1\u00a0ano' : `dos ${minAge}\u00a0anos`}`
    }${maxNights === null ? '' : `, no máximo ${nights(maxNights)}`}.`,
  atReception: 'Paga na receção, não está no total',
  /** On one line, for printing and for files. */
  line: (sum: string) => `Taxa turística: ${sum}, paga na receção, não está no total`,
};
