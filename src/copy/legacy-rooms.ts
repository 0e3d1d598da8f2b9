/**
 * The three kinds of room of the old site, hard-coded at /quartos/1 to 3 so that old links still
 * lead somewhere. Prices are EUR per night (ROUTE-17, TEXT-SITE-06).
 */
export interface LegacyRoom {
  name: string;
  subtitle: string;
  description: string;
  price: number;
  images: readonly string[];
  features: readonly string[];
}

const SHARED_FEATURES = [
  'Wi-Fi gratuito',
  'Pequeno-almoço incluído',
  'Roupa de cama',
  'Casa de banho partilhada',
  'Acesso às áreas comuns',
] as const;

/** By the id in the address. */
export const legacyRooms: ReadonlyMap<string, LegacyRoom> = new Map([
  [
    '1',
    {
      name: 'Quarto Partilhado Misto',
      subtitle: 'Uma cama em dormitório misto',
      description:
        'Beliches de madeira, um cacifo e luz de leitura em cada cama, e gente de toda a parte. O dormitório é misto e a casa de banho é partilhada.',
      price: 25,
      images: ['/imagens/dormitorio.svg', '/imagens/casa-de-banho.svg', '/imagens/sala.svg'],
      features: ['Cacifo', 'Luz de leitura', ...SHARED_FEATURES],
    },
  ],
  [
    '2',
    {
      name: 'Quarto Partilhado Feminino',
      subtitle: 'Uma cama em dormitório só para mulheres',
      description:
        'Um dormitório só para mulheres, com cacifo e luz de leitura em cada cama. A casa de banho partilhada fica no corredor.',
      price: 28,
      images: [
        '/imagens/dormitorio-barro.svg',
        '/imagens/casa-de-banho.svg',
        '/imagens/cozinha.svg',
      ],
      features: ['Só mulheres', 'Cacifo', 'Luz de leitura', ...SHARED_FEATURES],
    },
  ],
  [
    '3',
    {
      name: 'Quarto Privado Standard',
      subtitle: 'Cama de casal e porta fechada à chave',
      description:
        'Um quarto só para si, com cama de casal, janela de portadas e chave na porta. A casa de banho partilhada fica no corredor.',
      price: 55,
      images: ['/imagens/duplo.svg', '/imagens/casa-de-banho.svg', '/imagens/terraco.svg'],
      features: ['Cama de casal', 'Televisão', ...SHARED_FEATURES],
    },
  ],
]);
