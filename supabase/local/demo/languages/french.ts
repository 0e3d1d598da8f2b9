import type { DemoTexts } from '../demo-texts.ts';

/**
 * The demo house in French, as travellers from France read it; thin spaces before high punctuation.
 */
export const FRENCH: DemoTexts = {
  rooms: {
    '1': {
      name: 'Chambre simple Estrela',
      room_subtitle: 'Lit simple, bureau et calme',
      description: 'Chambre calme orientée à l’est, avec bureau et large fenêtre.',
      full_description:
        'La chambre 1 se trouve au premier étage, du côté le plus calme de la maison. Elle a un lit simple, un bureau avec lampe et une large fenêtre aux volets jaunes.\n\nElle convient à qui voyage seul : de la lumière pour travailler le matin, du silence pour se coucher tôt. La salle de bain partagée est au fond du couloir.',
    },
    '2': {
      name: 'Chambre double Maré',
      room_subtitle: 'Lit double et soleil du matin',
      description: 'Lit double, tête de lit en azulejos et soleil du matin.',
      full_description:
        'Une chambre double au premier étage, avec une tête de lit en azulejos et une fenêtre orientée à l’est. Le soleil entre à huit heures et reste jusqu’à la fin du petit-déjeuner.\n\nLa salle de bain partagée est dans le couloir, à quatre pas.',
    },
    '3': {
      name: 'Chambre double Sol',
      room_subtitle: 'Lit double et balcon sur la rue',
      description: 'Lit double et balcon sur la rue de la gare.',
      full_description:
        'Du balcon de la chambre 3, on voit arriver le train. À l’intérieur, un lit double, un miroir en forme de soleil et une chaise où laisser sa valise ouverte.\n\nLe sol en terre cuite garde la fraîcheur les après-midi d’été. La nuit, volets fermés, on entend à peine la rue.',
    },
    '4': {
      name: 'Chambre twin Amendoeira',
      room_subtitle: 'Deux lits simples et la mer au loin',
      description: 'Deux lits simples et vue sur la mer au loin.',
      full_description:
        'Deux lits simples à tête de lit en azulejos, une table de chevet au milieu et un tableau d’amandier en fleur. Au-dessus des toits, au loin, on voit la mer.\n\nElle convient bien à deux amis en voyage. La salle de bain partagée est la porte d’à côté.',
    },
    '5': {
      name: 'Chambre twin Losango',
      room_subtitle: 'Deux lits simples et deux fenêtres',
      description: 'Deux lits simples, carreaux de ciment et beaucoup de lumière.',
      full_description:
        'La chambre 5 a deux fenêtres : c’est la plus claire du premier étage. Les deux lits s’adossent à un soubassement ocre, sur les carreaux de ciment bleus et blancs qui étaient déjà là quand nous avons restauré la maison.\n\nLa cuisine commune est au même étage.',
    },
    '6': {
      name: 'Chambre familiale Leque',
      room_subtitle: 'Lit double, lits superposés et de la place pour jouer',
      description: 'Lit double et lits superposés, avec de la place pour jouer par terre.',
      full_description:
        'La chambre 6 se trouve au deuxième étage et donne sur la cour. Elle a un lit double, des lits superposés et un grand tapis, où un bateau et un ballon attendent ceux qui arrivent.\n\nLa cuisine commune est au fond du couloir, avec un réfrigérateur et un micro-ondes pour le lait du soir.',
    },
    '7': {
      name: 'Dortoir Rede',
      room_subtitle: 'Quatre lits superposés, pour des groupes jusqu’à huit',
      description: 'Quatre lits superposés en bois, casiers et lampe de lecture à chaque lit.',
      full_description:
        'Quatre lits superposés en bois massif ; chaque lit a sa lampe de lecture, sa prise et son rideau. Les casiers sont sous la fenêtre : apportez votre cadenas ou demandez-en un à la réception.\n\nLe dortoir se réserve en entier : le groupe reste ensemble et personne n’entre au milieu de la nuit.',
    },
    '8': {
      name: 'Dortoir Peixe',
      room_subtitle: 'Trois lits superposés et une fenêtre sur la mer',
      description: 'Trois lits superposés et une grande fenêtre face à la mer.',
      full_description:
        'La fenêtre en arc de la chambre 8 est la plus grande de la maison et donne sur la mer. Autour d’elle, trois lits superposés, des casiers de quatre couleurs et un tapis à rayures.\n\nPlanches de surf et combinaisons sèchent sur la terrasse, un étage plus haut.',
    },
    '9': {
      name: 'Dortoir Chaminé',
      room_subtitle: 'Six lits, femmes uniquement',
      description: 'Dortoir réservé aux femmes, avec casiers et salle de bain dans le couloir.',
      full_description:
        'Un dortoir réservé aux femmes, avec trois lits superposés et un long banc pour les sacs à dos. L’œil-de-bœuf encadre la cheminée ajourée de la maison d’en face.\n\nLa salle de bain du couloir ne sert qu’à cet étage et se ferme de l’intérieur.',
    },
    '10': {
      name: 'Chambre familiale Laranja',
      room_subtitle: 'Pour quatre, avec la cuisine à côté',
      description: 'Chambre spacieuse pour quatre, à côté de la cuisine commune.',
      full_description:
        'Lit double, lits superposés et un train en bois sur le tapis, sous une guirlande d’oranges. La cuisine commune est juste à côté : le biberon chauffe sans réveiller personne.\n\nNous avons un lit bébé et une chaise haute. Demandez-les dans le message de votre réservation.',
    },
    '11': {
      name: 'Chambre double Bússola',
      room_subtitle: 'La chambre la plus haute, avec la terrasse à la porte',
      description: 'Notre chambre la plus haute : lit double et terrasse à la porte.',
      full_description:
        'Tout en haut se trouve la chambre 11. Elle a un lit double à tête de lit arrondie, son propre balcon et la terrasse juste devant la porte, avec une table pour deux en fin de journée.\n\nVous pouvez y poser une planche de surf. Il n’y a pas d’ascenseur : comptez trois volées d’escalier, et nous vous aidons avec la valise.',
    },
    '12': {
      name: 'Chambre twin Concha',
      room_subtitle: 'Deux lits simples aux couleurs de la lagune',
      description: 'Deux lits simples aux couleurs de la lagune.',
      full_description:
        'Vert d’eau aux murs, volets couleur tuile et, au pied des lits, un coffre avec un coquillage ramassé près d’ici. Les lits simples font quatre-vingt-dix centimètres de large.\n\nLa salle du petit-déjeuner est à l’étage en dessous : suivez l’odeur du pain.',
    },
    '13': {
      name: 'Dortoir Lua Nova',
      room_subtitle: 'Huit lits au dernier étage',
      description: 'Le dortoir du dernier étage, frais en été.',
      full_description:
        'Le dernier dortoir du couloir et le dernier azulejo de la maison. Quatre lits superposés, des plantes suspendues et une fenêtre à hauteur de la cime de l’oranger de la cour.\n\nLes murs épais et le ventilateur de plafond le gardent frais en août. Il se réserve en entier, pour des groupes jusqu’à huit personnes.',
    },
  },
  features: {
    'Wi-Fi': 'Wi-Fi',
    Secretária: 'Bureau',
    Televisão: 'Télévision',
    'Roupa de cama': 'Linge de lit',
    'Janela a nascente': 'Fenêtre à l’est',
    'Cama de casal': 'Lit double',
    'Sol da manhã': 'Soleil du matin',
    Varanda: 'Balcon',
    'Duas camas individuais': 'Deux lits simples',
    'Vista para o mar': 'Vue sur la mer',
    'Duas janelas': 'Deux fenêtres',
    Cozinha: 'Cuisine',
    'Cama de casal e beliche': 'Lit double et lits superposés',
    Roupeiro: 'Armoire',
    Jogos: 'Jeux',
    Cacifos: 'Casiers',
    'Luz de leitura': 'Lampe de lecture',
    'Tomada em cada cama': 'Prise à chaque lit',
    'Só mulheres': 'Femmes uniquement',
    'Secador de cabelo': 'Sèche-cheveux',
    'Berço a pedido': 'Lit bébé sur demande',
    Terraço: 'Terrasse',
    Arca: 'Coffre de rangement',
    'Ventoinha de teto': 'Ventilateur de plafond',
  },
  categories: {
    'Comodidades Incluídas': 'Compris',
    'Não Incluído': 'Non fournis',
    'Características Padrão': 'Avec chaque chambre',
  },
  amenities: {
    'Wi-Fi gratuito': 'Wi-Fi gratuit',
    Televisão: 'Télévision',
    Cozinha: 'Cuisine',
    'Roupa de cama': 'Linge de lit',
    'Detetor de fumo': 'Détecteur de fumée',
    Extintor: 'Extincteur',
    'Estojo de primeiros socorros': 'Trousse de premiers secours',
    Frigorífico: 'Réfrigérateur',
    'Micro-ondas': 'Micro-ondes',
    'Loiça e talheres': 'Vaisselle et couverts',
    Congelador: 'Congélateur',
    'Tabuleiro de forno': 'Plaque de four',
    Cabides: 'Cintres',
    'Cobertores extra': 'Couvertures supplémentaires',
    Roupeiro: 'Armoire',
    'Mobiliário de exterior': 'Mobilier d’extérieur',
    'Casa de banho partilhada': 'Salle de bain partagée',
    'Self check-in': 'Arrivée autonome',
    'Equipa 24h': 'Équipe présente 24 h/24',
    'Acesso às áreas comuns': 'Accès aux espaces communs',
    'Pequeno-almoço incluído': 'Petit-déjeuner compris',
    'Localização central': 'Emplacement central',
  },
};
