import type { PersonPlace } from '@/domain/register/stay-register';

export const REGISTER_KEY = 'r';

/**
 * Whom 'Registar' is for: the first after a person of whom nothing is there and nothing proposed,
 * else the first of whom something is missing; from the start again; null when nobody is left.
 */
export function nextPerson(places: readonly PersonPlace[], after = 0): number | null {
  const inOrder = [
    ...places.filter(({ person }) => person > after),
    ...places.filter(({ person }) => person < after),
  ];
  return (inOrder.find(isBlank) ?? inOrder.find(isOpen))?.person ?? null;
}

const isBlank = ({ entry, proposal }: PersonPlace) => entry === null && proposal === null;

const isOpen = ({ entry, proposal }: PersonPlace) =>
  proposal === null && entry !== null && entry.missing.length > 0;
