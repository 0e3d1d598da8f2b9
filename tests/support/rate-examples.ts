import type { PriceRule } from '@/domain/rates/stay-quote';

/**
 * One row of the table that the domain and the database both have to satisfy. Days are counted from
 * arrival.
 */
export interface QuoteExample {
  name: string;
  rule: PriceRule;
  /** EUR. */
  basePrice: number;
  nights: number;
  /** EUR by night; 0 is the first. */
  special: [night: number, price: number][];
  /** EUR. */
  total: number;
  /** The lines of the bill: nights, price, whether it is special. */
  runs: [nights: number, price: number, isSpecial: boolean][];
}

export const QUOTE_EXAMPLES: readonly QuoteExample[] = [
  {
    name: 'base price alone',
    rule: 'stated',
    basePrice: 84,
    nights: 3,
    special: [],
    total: 252,
    runs: [[3, 84, false]],
  },
  {
    name: 'special prices that the stated rule ignores',
    rule: 'stated',
    basePrice: 84,
    nights: 3,
    special: [[1, 92]],
    total: 252,
    runs: [[3, 84, false]],
  },
  {
    name: 'no special price, night by night',
    rule: 'nightly',
    basePrice: 84,
    nights: 3,
    special: [],
    total: 252,
    runs: [[3, 84, false]],
  },
  {
    name: 'two neighbouring special nights',
    rule: 'nightly',
    basePrice: 84,
    nights: 3,
    special: [
      [1, 92],
      [2, 92],
    ],
    total: 268,
    runs: [
      [1, 84, false],
      [2, 92, true],
    ],
  },
  {
    name: 'a special night in the middle',
    rule: 'nightly',
    basePrice: 55,
    nights: 4,
    special: [[2, 64.5]],
    total: 229.5,
    runs: [
      [2, 55, false],
      [1, 64.5, true],
      [1, 55, false],
    ],
  },
  {
    name: 'two special prices side by side',
    rule: 'nightly',
    basePrice: 55,
    nights: 2,
    special: [
      [0, 64],
      [1, 70],
    ],
    total: 134,
    runs: [
      [1, 64, true],
      [1, 70, true],
    ],
  },
  {
    name: 'a special price that is the base price',
    rule: 'nightly',
    basePrice: 55,
    nights: 3,
    special: [[1, 55]],
    total: 165,
    runs: [[3, 55, false]],
  },
  {
    name: 'the evening before and the day of departure do not count',
    rule: 'nightly',
    basePrice: 55,
    nights: 2,
    special: [
      [-1, 10],
      [2, 1000],
    ],
    total: 110,
    runs: [[2, 55, false]],
  },
  {
    name: 'a night for nothing',
    rule: 'nightly',
    basePrice: 38.4,
    nights: 2,
    special: [[1, 0]],
    total: 38.4,
    runs: [
      [1, 38.4, false],
      [1, 0, true],
    ],
  },
  {
    name: 'cents that a sum of fractions would miss',
    rule: 'nightly',
    basePrice: 0.1,
    nights: 3,
    special: [[2, 0.2]],
    total: 0.4,
    runs: [
      [2, 0.1, false],
      [1, 0.2, true],
    ],
  },
  {
    name: 'a cheaper special price',
    rule: 'nightly',
    basePrice: 79.99,
    nights: 7,
    special: [
      [5, 59.95],
      [6, 59.95],
    ],
    total: 519.85,
    runs: [
      [5, 79.99, false],
      [2, 59.95, true],
    ],
  },
];

export interface RuleExample {
  name: string;
  rules: {
    room: 'house' | 'asked' | 'other';
    /**
     * The days of arrival it applies to, counted from the arrival of the example, both included.
     */
    days: [from: number, until: number];
    minNights?: number;
    isClosed?: boolean;
  }[];
  nights: number;
  refusal: null | 'closed' | { minNights: number };
}

export const RULE_EXAMPLES: readonly RuleExample[] = [
  { name: 'no rule', rules: [], nights: 1, refusal: null },
  {
    name: 'the house has a minimum',
    rules: [{ room: 'house', days: [-2, 2], minNights: 3 }],
    nights: 2,
    refusal: { minNights: 3 },
  },
  {
    name: 'as many nights as the minimum',
    rules: [{ room: 'house', days: [-2, 2], minNights: 3 }],
    nights: 3,
    refusal: null,
  },
  {
    name: 'the first day of a rule',
    rules: [{ room: 'house', days: [0, 4], minNights: 2 }],
    nights: 1,
    refusal: { minNights: 2 },
  },
  {
    name: 'the last day of a rule',
    rules: [{ room: 'house', days: [-4, 0], minNights: 2 }],
    nights: 1,
    refusal: { minNights: 2 },
  },
  {
    name: 'a rule counts by the day of arrival, not for nights within it',
    rules: [{ room: 'house', days: [1, 4], minNights: 5, isClosed: true }],
    nights: 2,
    refusal: null,
  },
  {
    name: 'a rule that ended the day before',
    rules: [{ room: 'house', days: [-4, -1], minNights: 5 }],
    nights: 1,
    refusal: null,
  },
  {
    name: 'the room is stricter than the house',
    rules: [
      { room: 'house', days: [0, 0], minNights: 2 },
      { room: 'asked', days: [0, 0], minNights: 4 },
    ],
    nights: 3,
    refusal: { minNights: 4 },
  },
  {
    name: 'the house is stricter than the room',
    rules: [
      { room: 'house', days: [0, 0], minNights: 4 },
      { room: 'asked', days: [0, 0], minNights: 2 },
    ],
    nights: 3,
    refusal: { minNights: 4 },
  },
  {
    name: 'a rule of another room',
    rules: [{ room: 'other', days: [0, 0], minNights: 9, isClosed: true }],
    nights: 1,
    refusal: null,
  },
  {
    name: 'a day without arrivals',
    rules: [{ room: 'house', days: [0, 0], isClosed: true }],
    nights: 9,
    refusal: 'closed',
  },
  {
    name: 'a day without arrivals in the room',
    rules: [{ room: 'asked', days: [0, 3], isClosed: true }],
    nights: 2,
    refusal: 'closed',
  },
  {
    name: 'closed comes before too short',
    rules: [
      { room: 'asked', days: [0, 0], minNights: 5 },
      { room: 'house', days: [0, 0], isClosed: true },
    ],
    nights: 1,
    refusal: 'closed',
  },
];

/** Pairs of name and example, for `it.each` titles that show the name. */
export const named = <Example extends { name: string }>(examples: readonly Example[]) =>
  examples.map((example): [string, Example] => [example.name, example]);
