/** The eleven pictures of the gallery, in the order they hang (GAL-01). */

/** Values travel in the address; labels are those of GAL-02. */
export const galleryCategories = [
  { value: 'quartos', label: 'Quartos' },
  { value: 'areas-comuns', label: 'Áreas Comuns' },
  { value: 'exteriores', label: 'Exteriores' },
] as const;

export type GalleryCategory = (typeof galleryCategories)[number]['value'];

export interface GalleryPicture {
  title: string;
  category: GalleryCategory;
  /** A drawing of /imagens. */
  source: string;
  /** What is to be seen; begins with the title, which stands below the picture. */
  alt: string;
  /** Hangs large while all pictures are shown. */
  isLarge?: boolean;
}

export const galleryPictures: readonly GalleryPicture[] = [
  {
    title: 'A nossa casa',
    category: 'exteriores',
    source: '/imagens/fachada.svg',
    alt: 'A nossa casa: fachada caiada, portadas cobalto e a estação ao lado, com o comboio a passar',
    isLarge: true,
  },
  {
    title: 'Quarto duplo',
    category: 'quartos',
    source: '/imagens/duplo.svg',
    alt: 'Quarto duplo com cama de casal, cabeceira de azulejos e janela de portadas',
  },
  {
    title: 'Cozinha comum',
    category: 'areas-comuns',
    source: '/imagens/cozinha.svg',
    alt: 'Cozinha comum com bancada cobalto, mesa grande e três bancos',
  },
  {
    title: 'Sala',
    category: 'areas-comuns',
    source: '/imagens/sala.svg',
    alt: 'Sala com sofá, estante de livros e duas janelas em arco sobre o mar',
  },
  {
    title: 'Dormitório',
    category: 'quartos',
    source: '/imagens/dormitorio.svg',
    alt: 'Dormitório com beliches de madeira, cacifos às cores e janela ao fundo',
  },
  {
    title: 'Receção 24h',
    category: 'areas-comuns',
    source: '/imagens/rececao.svg',
    alt: 'Receção 24h à noite: balcão de azulejos, chaves na parede e o relógio por cima',
  },
  {
    title: 'Quarto twin',
    category: 'quartos',
    source: '/imagens/twin.svg',
    alt: 'Quarto twin com duas camas, mesa de cabeceira ao meio e janela para o mar',
  },
  {
    title: 'Terraço ao fim da tarde',
    category: 'exteriores',
    source: '/imagens/terraco.svg',
    alt: 'Terraço ao fim da tarde, com duas espreguiçadeiras, chapéu de sol e vista para o mar',
    isLarge: true,
  },
  {
    title: 'Casa de banho',
    category: 'areas-comuns',
    source: '/imagens/casa-de-banho.svg',
    alt: 'Casa de banho com dois lavatórios, espelhos em arco e duche',
  },
  {
    title: 'Pequeno-almoço',
    category: 'areas-comuns',
    source: '/imagens/pequeno-almoco.svg',
    alt: 'Pequeno-almoço junto à janela: pão, sumo de laranja, pastéis de nata e café',
  },
  {
    title: 'Quarto de família',
    category: 'quartos',
    source: '/imagens/familia.svg',
    alt: 'Quarto de família com cama de casal, beliche e um barco de brincar no tapete',
  },
];
