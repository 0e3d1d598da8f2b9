/** The book of information that the law asks for: what only it says (LEGAL-04). */
export const PRINT = 'Imprimir o livro de informações';
export const BOOK = 'Livro de informações';
export const CONTENTS = 'Neste livro';

export const NEIGHBOURS = {
  title: 'Vizinhos e áreas comuns',
  rules: [
    'Nesta rua vive gente: entre as 22:00 e as 08:00, fale baixo à porta, nas escadas e no terraço.',
    'Não se ouve música no terraço nem com as janelas abertas.',
    'A cozinha, a sala e o terraço são de todos: deixe-os limpos e arrumados.',
    'As escadas e os corredores ficam livres, sem malas nem bicicletas.',
    'Feche a porta da rua devagar e não a abra a quem não conhece.',
  ],
};

export const WASTE = {
  title: 'Lixo e reciclagem',
  where:
    'Os caixotes estão na cozinha, cada um com a sua cor. O pilhão está na receção, que também lhe diz onde fica o ecoponto da rua.',
  bins: {
    blue: { name: 'Azul', what: 'Papel e cartão, sem gordura' },
    yellow: { name: 'Amarelo', what: 'Embalagens de plástico e de metal, pacotes de bebida' },
    green: { name: 'Verde', what: 'Garrafas e frascos de vidro, vazios' },
    brown: { name: 'Castanho', what: 'Restos de comida' },
    red: { name: 'Vermelho', what: 'Pilhas e baterias' },
    grey: { name: 'Cinzento', what: 'Tudo o resto, em saco fechado' },
  },
};

export const DEVICES = {
  title: 'Aparelhos',
  items: {
    climate: {
      name: 'Aquecimento e ar condicionado',
      how: 'Nos quartos que os têm, o comando está junto à porta. Feche as janelas e desligue ao sair.',
    },
    stove: {
      name: 'Fogão e forno',
      how: 'Não deixe nada ao lume sem ninguém por perto. No fim, confirme que ficou tudo desligado.',
    },
    water: {
      name: 'Água quente',
      how: 'Está sempre pronta, não há nada a ligar. Abra primeiro a fria. Se faltar, avise a receção.',
    },
    washing: {
      name: 'Roupa',
      how: 'A casa não tem máquina de lavar para hóspedes. A receção indica a lavandaria mais próxima.',
    },
    sockets: {
      name: 'Tomadas',
      how: 'Têm 230\u00a0V. Não use nelas fogareiros nem aquecedores seus, nem carregue trotinetes nos quartos.',
    },
    safety: {
      name: 'Fumo e fogo',
      how: 'Não tape os detetores de fumo. Se houver fogo, saia, feche a porta, ligue 112 e avise a receção.',
    },
  },
};

export const IN_CHARGE = 'Quem responde pela casa';
export const PHONE = 'Telefone';
export const EMAIL = 'E-mail';
export const COMPLAINTS = { name: 'Livro de reclamações', where: 'Na receção e em' };
