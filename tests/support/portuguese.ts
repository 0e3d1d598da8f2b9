/** Proper names and names of Portuguese institutions, which are the same in every language. */
const NAMES = [
  'Hostel Maré Nova',
  'Maré Nova',
  'Rua da Estação',
  'Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve',
  'Portal do Consumidor',
  'Comissão Nacional de Proteção de Dados',
  'Livro de Reclamações Eletrónico',
  'Livro de Reclamações',
  'alojamento local',
  'Alojamento Local',
  'Português',
];

/** Letters and words of Portuguese that none of the other languages has. */
const PORTUGUESE =
  /[ãõ]|(?<!\p{L})(?:quartos?|noites?|hóspedes?|não|você|pequeno-almoço|receção|morada|casa de banho|cama de casal|obrigad[oa]|ligue|escolha|reservas? direta|estadia|dias? úteis|às|até)(?!\p{L})/iu;

/** The words without the names that are the same in every language. */
export function withoutNames(words: string): string {
  return NAMES.reduce((rest, name) => rest.replaceAll(name, ''), words);
}

/** The first Portuguese word in a text of another language; undefined where there is none. */
export function portugueseIn(words: string): string | undefined {
  return PORTUGUESE.exec(withoutNames(words))?.[0];
}
