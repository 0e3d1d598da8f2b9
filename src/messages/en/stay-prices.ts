import { nights } from './counts.ts';
import type { TaxRate } from '../pt/stay-prices.ts';

export const PER_PERSON = 'Per person per night';
export const PER_PERSON_ON_AVERAGE = 'Per person per night, on average';
export const perPersonLine = (price: string, isAverage: boolean) =>
  `${isAverage ? PER_PERSON_ON_AVERAGE : PER_PERSON}: ${price}`;
export const perNightOnAverage = (price: string) => `${price} / night, on average`;
export const PER_NIGHT_ON_AVERAGE = 'per night, on average';
export const special = (days: string) => `${days}: special price`;

export const TAX = {
  title: 'Tourist tax',
  upTo: (sum: string) => `up to ${sum}`,
  rate: ({ amount, minAge, maxNights, nights: count }: TaxRate) =>
    `${count === null ? '' : `${nights(count)}: `}${amount} per night for each person${
      minAge === 0 ? '' : ` aged ${minAge} or over`
    }${maxNights === null ? '' : `, for ${nights(maxNights)} at most`}.`,
  atReception: 'Paid at reception, not in the total',
  line: (sum: string) => `Tourist tax: ${sum}, paid at reception, not in the total`,
};
