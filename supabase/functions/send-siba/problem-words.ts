import type { BulletinProblem } from '../../../src/domain/register/siba-file.ts';

const FIELDS: Readonly<Record<BulletinProblem['field'], string>> = {
  surname: 'o apelido',
  given_names: 'os nomes próprios',
  birth_date: 'a data de nascimento',
  birth_place: 'o local de nascimento',
  nationality: 'a nacionalidade',
  doc_type: 'o tipo de documento',
  doc_number: 'o número do documento',
  doc_country: 'o país que emitiu o documento',
  residence_country: 'o país de residência',
  residence_place: 'a localidade de residência',
  arrival: 'a chegada',
  departure: 'a partida',
};

/** What is wrong with a bulletin that is not sent, for reception. */
export function problemWords({ field, kind, letters }: BulletinProblem): string {
  const what = FIELDS[field];
  if (kind === 'missing') return `Falta ${what}.`;
  if (kind === 'portuguese') return 'Cidadãos portugueses não se comunicam.';
  if (kind === 'letters') return `O SIBA não aceita estas letras: «${letters}» (${what}).`;
  if (kind === 'birth-not-past') return 'A data de nascimento tem de ser anterior a hoje.';
  if (kind === 'arrival-to-come') return 'A chegada ainda está por vir.';
  if (kind === 'departure-before-arrival') return 'A partida é anterior à chegada.';
  return `O SIBA não aceita ${what} como está.`;
}
