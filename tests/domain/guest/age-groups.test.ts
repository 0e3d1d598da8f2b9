import { expect, test } from 'vitest';
import { ageGroupLabel } from '@/domain/guest/age-groups';

test.each([
  ['adult', 'Adulto'],
  ['child', 'Criança'],
  ['baby', 'Bebé'],
  ['toString', 'toString'],
])('%s reads %s', (ageGroup, label) => {
  expect(ageGroupLabel(ageGroup)).toBe(label);
});
