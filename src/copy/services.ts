/** The services with a picture (SVC-01). */
import * as t from '@messages/services';

export const mainServices = [
  { ...t.MAIN.reception, picture: '/imagens/rececao.svg' },
  { ...t.MAIN.breakfast, picture: '/imagens/pequeno-almoco.svg' },
  { ...t.MAIN.kitchen, picture: '/imagens/cozinha.svg' },
] as const;
