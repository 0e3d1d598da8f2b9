/** The form of one person who comes (REG-02). */
export const START = 'Comece pela nacionalidade: dela depende o que falta perguntar.';
export const INTRO = 'Todos os campos, como estão no documento. Também das crianças.';
export const PORTUGUESE_INTRO = 'De quem é português pedimos só nome e residência.';

export const KEPT = {
  /** In bold, then why they are not shown. */
  these: (things: string, count: number) =>
    `${count === 1 ? 'Já guardado' : 'Já guardados'}: ${things}.`,
  why: (count: number) =>
    count === 1
      ? 'Não o mostramos outra vez, para que ninguém o leia por cima do ombro.'
      : 'Não os mostramos outra vez, para que ninguém os leia por cima do ombro.',
  anew: 'Escrever tudo de novo',
};
export const CORRECTION =
  'O que já está guardado não se mostra. Escreva tudo de novo: só conta quando guardar.';

export const LEGENDS = { person: 'Quem é', document: 'Documento', home: 'Onde vive' };
export const LABELS = {
  nationality: 'Nacionalidade',
  surname: 'Apelido',
  given_names: 'Nomes próprios',
  birth_date: 'Data de nascimento',
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  birth_place: 'Local de nascimento',
  doc_type: 'Documento',
  doc_number: 'Número',
  doc_country: 'País que o emitiu',
  residence_country: 'País de residência',
  residence_place: 'Localidade',
};
export const HINTS = {
  nationality: 'na sua língua, ou a sigla',
  surname: 'Quem só tem um nome escreve-o aqui.',
  birth_place: 'Cidade ou país, se vier no documento',
  doc_number: 'Letras e algarismos, sem espaços',
};
export const DOCUMENTS = { P: 'Passaporte', B: 'Cartão de identidade', O: 'Outro' };

export const COUNTRIES = {
  found: (count: number) => (count === 1 ? '1 país' : `${count} países`),
  none: (typed: string) => `Nenhum país com «${typed}». Escreva-o na sua língua, ou a sigla.`,
};

export const PROBLEMS = {
  country: 'Escolha um país da lista.',
  nationality: 'Indique a nacionalidade.',
  surname: 'Escreva o apelido.',
  birth_date: 'Escreva dia, mês e ano.',
  noSuchDay: 'Esse dia não existe.',
  future: 'O ano fica no futuro.',
  futureDay: 'Esse dia fica no futuro.',
  tooEarly: 'O ano tem quatro algarismos, a partir de 1900.',
  doc_type: 'Escolha o documento.',
  doc_number: 'Escreva o número do documento.',
  doc_country: 'Indique o país que o emitiu.',
  residence_country: 'Indique o país onde vive.',
  residence_place: 'Escreva a localidade onde vive.',
};
/** One field alone takes the focus instead. */
export const summary = (count: number) => `${count} campos ainda não estão certos:`;

export const SAVE = 'Guardar';
export const SAVE_AND_NEXT = 'Guardar e seguir';
export const SAVING = 'A guardar...';
export const LEAVING = 'Sair: fica guardado o que escreveu';

/** In the bar at the foot of a phone: in bold, and below it. */
export const BAR = {
  missing: (count: number) => (count === 1 ? 'Falta 1' : `Faltam ${count}`),
  wrong: (count: number) => (count === 1 ? '1 campo' : `${count} campos`),
  wrongNote: 'por corrigir',
  nothing: 'Nada em falta',
  nothingNote: 'pode guardar',
  start: 'Para começar',
};
/** Short names of the fields, for that bar. */
export const SHORT = {
  nationality: 'nacionalidade',
  surname: 'apelido',
  birth_date: 'nascimento',
  doc_type: 'documento',
  doc_number: 'número',
  doc_country: 'país emissor',
  residence_country: 'residência',
  residence_place: 'localidade',
};
