/** Eleven pictures and their viewer (GAL-01 to GAL-03). */
import { countIn } from '@/domain/language/plural.ts';

export const TITLE = 'Galeria';
export const DESCRIPTION =
  'Onze imagens do hostel por dentro e por fora: quartos, cozinha, sala, receção, pequeno-almoço, terraço e fachada, a 50 m da estação.';
export const LEAD = 'Onze janelas para dentro e para fora da casa.';

export const FILTER = 'Filtrar imagens';
export const ALL = 'Todas';
export const CATEGORIES = {
  rooms: 'Quartos',
  shared: 'Áreas Comuns',
  outside: 'Exteriores',
};
export const pictures = countIn('pt')('imagem', 'imagens');
/** Added to the number on a filter for screen readers. */
export const PICTURES = 'imagens';

export const VIEWER = 'Visualizador de imagens';
export const placeOf = (place: number, count: number) => `${place} de ${count}`;
/** Added to the picture's position for screen readers. */
export const titled = (title: string) => `: ${title}`;
export const PREVIOUS = 'Imagem anterior';
export const NEXT = 'Imagem seguinte';
export const THUMBNAILS = 'Todas as imagens';

/** Each `alt` begins with the title, which is also shown below the picture. */
export const WORDS = {
  front: {
    title: 'A nossa casa',
    alt: 'A nossa casa: fachada caiada, portadas cobalto e a estação ao lado, com o comboio a passar',
  },
  double: {
    title: 'Quarto duplo',
    alt: 'Quarto duplo com cama de casal, cabeceira de azulejos e janela de portadas',
  },
  kitchen: {
    title: 'Cozinha comum',
    alt: 'Cozinha comum com bancada cobalto, mesa grande e três bancos',
  },
  lounge: {
    title: 'Sala',
    alt: 'Sala com sofá, estante de livros e duas janelas em arco sobre o mar',
  },
  dormitory: {
    title: 'Dormitório',
    alt: 'Dormitório com beliches de madeira, cacifos às cores e janela ao fundo',
  },
  reception: {
    title: 'Receção 24h',
    alt: 'Receção 24h à noite: balcão de azulejos, chaves na parede e o relógio por cima',
  },
  twin: {
    title: 'Quarto twin',
    alt: 'Quarto twin com duas camas, mesa de cabeceira ao meio e janela para o mar',
  },
  terrace: {
    title: 'Terraço ao fim da tarde',
    alt: 'Terraço ao fim da tarde, com duas espreguiçadeiras, chapéu de sol e vista para o mar',
  },
  bathroom: {
    title: 'Casa de banho',
    alt: 'Casa de banho com dois lavatórios, espelhos em arco e duche',
  },
  breakfast: {
    title: 'Pequeno-almoço',
    alt: 'Pequeno-almoço junto à janela: pão, sumo de laranja, pastéis de nata e café',
  },
  family: {
    title: 'Quarto de família',
    alt: 'Quarto de família com cama de casal, beliche e um barco de brincar no tapete',
  },
};
