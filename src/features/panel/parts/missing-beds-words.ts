import { countLabel } from '@/domain/basics/text';

/** 'Faltam 2 lugares para 4 hóspedes.' */
export function missingBedsWords(missing: number, guests: number): string {
  const beds = countLabel(missing, { one: 'lugar', many: 'lugares' });
  const party = countLabel(guests, { one: 'hóspede', many: 'hóspedes' });
  return `${missing === 1 ? 'Falta' : 'Faltam'} ${beds} para ${party}.`;
}
