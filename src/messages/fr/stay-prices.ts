import { nights } from './counts.ts';
import type { TaxRate } from '../pt/stay-prices.ts';

export const PER_PERSON = 'Par personne et par nuit';
export const PER_PERSON_ON_AVERAGE = 'Par personne et par nuit, en moyenne';
export const perPersonLine = (price: string, isAverage: boolean) =>
  `${isAverage ? PER_PERSON_ON_AVERAGE : PER_PERSON}\u00a0: ${price}`;
export const perNightOnAverage = (price: string) => `${price} / nuit, en moyenne`;
export const PER_NIGHT_ON_AVERAGE = 'par nuit, en moyenne';
export const special = (days: string) => `${days}\u00a0: tarif spécial`;

export const TAX = {
  title: 'Taxe de séjour',
  upTo: (sum: string) => `jusqu’à ${sum}`,
  rate: ({ amount, minAge, maxNights, nights: count }: TaxRate) =>
    `${count === null ? '' : `${nights(count)}\u00a0: `}${amount} par nuit et par personne${
      minAge === 0 ? '' : ` à partir de ${minAge}\u00a0${minAge === 1 ? 'an' : 'ans'}`
    }${maxNights === null ? '' : `, ${nights(maxNights)} au maximum`}.`,
  atReception: 'Réglée sur place, non comprise dans le total',
  line: (sum: string) =>
    `Taxe de séjour\u00a0: ${sum}, réglée sur place, non comprise dans le total`,
};
