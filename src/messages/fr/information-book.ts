export const PRINT = 'Imprimer le livret d’information';
export const BOOK = 'Livret d’information';
export const CONTENTS = 'Dans ce livret';

export const NEIGHBOURS = {
  title: 'Voisins et espaces communs',
  rules: [
    'La rue est habitée\u202f: entre 22\u00a0h et 8\u00a0h, parlez bas devant la porte, dans l’escalier et sur la terrasse.',
    'Pas de musique sur la terrasse, ni fenêtres ouvertes.',
    'La cuisine, le salon et la terrasse sont à tous\u202f: laissez-les propres et rangés.',
    'L’escalier et les couloirs restent libres, sans bagages ni vélos.',
    'Fermez doucement la porte de la rue et ne l’ouvrez pas à des inconnus.',
  ],
};

export const WASTE = {
  title: 'Déchets et tri',
  where:
    'Les poubelles sont dans la cuisine, chacune de sa couleur. Les piles se déposent à la réception, qui vous indique aussi où sont les conteneurs de la rue.',
  bins: {
    blue: { name: 'Bleu', what: 'Papier et carton, sans graisse' },
    yellow: { name: 'Jaune', what: 'Emballages en plastique et en métal, briques' },
    green: { name: 'Vert', what: 'Bouteilles et bocaux en verre, vides' },
    brown: { name: 'Marron', what: 'Restes de repas' },
    red: { name: 'Rouge', what: 'Piles et batteries' },
    grey: { name: 'Gris', what: 'Tout le reste, dans un sac fermé' },
  },
};

export const DEVICES = {
  title: 'Appareils',
  items: {
    climate: {
      name: 'Chauffage et climatisation',
      how: 'Dans les chambres qui en ont, la commande est près de la porte. Fermez les fenêtres et éteignez en sortant.',
    },
    stove: {
      name: 'Plaques et four',
      how: 'Ne laissez rien sur le feu sans surveillance. À la fin, vérifiez que tout est éteint.',
    },
    water: {
      name: 'Eau chaude',
      how: 'Toujours prête, il n’y a rien à allumer. Ouvrez d’abord l’eau froide. S’il n’y en a pas, prévenez la réception.',
    },
    washing: {
      name: 'Linge',
      how: 'Il n’y a pas de lave-linge pour les voyageurs. La réception vous indique la laverie la plus proche.',
    },
    sockets: {
      name: 'Prises',
      how: 'En 230\u00a0V. N’y branchez ni réchaud ni radiateur, et ne rechargez pas de trottinette dans les chambres.',
    },
    safety: {
      name: 'Fumée et feu',
      how: 'Ne couvrez pas les détecteurs de fumée. En cas d’incendie, sortez, fermez la porte, appelez le 112 et prévenez la réception.',
    },
  },
};

export const IN_CHARGE = 'Responsable de la maison';
export const PHONE = 'Téléphone';
export const EMAIL = 'E-mail';
export const COMPLAINTS = {
  name: 'Livre de réclamations (Livro de Reclamações)',
  where: 'À la réception et sur',
};
