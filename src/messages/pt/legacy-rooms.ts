/** The three kinds of room of the old site (ROUTE-17, TEXT-SITE-06). */

export const KIND_OF_ROOM = 'Tipo de quarto';

export const MIXED = {
  name: 'Quarto Partilhado Misto',
  subtitle: 'Uma cama em dormitório misto',
  description:
    'Beliches de madeira, um cacifo e luz de leitura em cada cama, e gente de toda a parte. O dormitório é misto e a casa de banho é partilhada.',
};
export const WOMEN = {
  name: 'Quarto Partilhado Feminino',
  subtitle: 'Uma cama em dormitório só para mulheres',
  description:
    'Um dormitório só para mulheres, com cacifo e luz de leitura em cada cama. A casa de banho partilhada fica no corredor.',
};
export const PRIVATE = {
  name: 'Quarto Privado Standard',
  subtitle: 'Cama de casal e porta fechada à chave',
  description:
    'Um quarto só para si, com cama de casal, janela de portadas e chave na porta. A casa de banho partilhada fica no corredor.',
};

export const FEATURES = {
  wifi: 'Wi-Fi gratuito',
  breakfast: 'Pequeno-almoço incluído',
  linen: 'Roupa de cama',
  bathroom: 'Casa de banho partilhada',
  commonAreas: 'Acesso às áreas comuns',
  locker: 'Cacifo',
  readingLight: 'Luz de leitura',
  womenOnly: 'Só mulheres',
  doubleBed: 'Cama de casal',
  television: 'Televisão',
};
