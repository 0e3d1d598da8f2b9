/** What a guest wants on the bill, on the own page (DEPOSIT-04). */
export const TITLE = 'Fatura com contribuinte?';
export const NAME = 'Nome na fatura';
export const TAX_NUMBER = 'NIF';
/** Behind that label. */
export const TAX_HINT = '9 algarismos, ou o número de IVA de outro país';

export const PROBLEMS = {
  digits: 'Um NIF tem 9 algarismos.',
  check: 'O último algarismo não confere. Falta um, ou há uma troca?',
  format: 'Um número de IVA começa pelas duas letras do país, como DE123456789.',
  empty: 'Escreva o nome ou o NIF.',
};

export const SAVE = 'Guardar';
export const SAVING = 'A guardar...';
/** What was given is not shown again, only how its number ends. */
export const SAVED = {
  number: (end: string) => `Guardado. NIF terminado em ${end}.`,
  nameAlone: 'Guardado o nome, sem NIF.',
};
export const CHANGE = 'Alterar';
export const ANEW = 'O que está guardado não se mostra. Escreva tudo de novo; em branco, apaga-se.';
export const KEEP = 'Deixar como está';

export const FAILED = {
  offline: 'Não guardámos: sem ligação. O que escreveu continua aqui.',
  tooOften: 'Estes dados já mudaram muitas vezes. Diga-nos no balcão.',
  other: 'Não guardámos. O que escreveu continua aqui: tente de novo daqui a pouco.',
};
