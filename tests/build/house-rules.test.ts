import { expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/guest-language';

interface Rules {
  HOUSE_RULES: Record<string, string>;
}

const RULES = import.meta.glob<Rules>('../../messages/*/stay-policies.ts', { eager: true });
const TERMS = import.meta.glob<{ TERMS: unknown }>('../../messages/*/legal-terms.ts', {
  eager: true,
});

it.each(GUEST_LANGUAGES)(
  'words the rules of the house as the terms do, in %s (TEXT-HOUSE-01, TEXT-HOUSE-06, LANG-03)',
  (language) => {
    const rules = RULES[`../../messages/${language}/stay-policies.ts`]?.HOUSE_RULES ?? {};
    const terms = JSON.stringify(TERMS[`../../messages/${language}/legal-terms.ts`]?.TERMS);
    expect(Object.keys(rules)).toHaveLength(6);
    expect(Object.values(rules).filter((rule) => !terms.includes(rule))).toEqual([]);
  },
);
