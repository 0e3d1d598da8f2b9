import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Gives back a value with every part of it that is as it was before being the same object as before, so
 * that only what has changed is drawn anew.
 */
export function useUnchanged<Value>(next: Value): Value {
  const [known, setKnown] = useState({ next, value: next });
  if (next === known.next) return known.value;
  const value = replaceEqualDeep(known.value, next);
  setKnown({ next, value });
  return value;
}
