import { expect, inject, it } from 'vitest';
import { findSecrets } from '../support/secrets';

it('the build for the embedded backend holds nothing secret', () => {
  expect(findSecrets(inject('distFolder'))).toEqual([]);
});
