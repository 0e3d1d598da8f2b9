export const HOUSE_RULES = {
  smoking: 'Il est interdit de fumer à l’intérieur.',
  pets: 'Les animaux ne sont pas admis, sauf les chiens guides certifiés.',
  noise: 'Ni fête ni bruit entre 22\u00a0h et 8\u00a0h.',
  visitors:
    'Pas de visiteurs non enregistrés dans les chambres, ni dans les espaces communs après 22\u00a0h.',
  alcohol: 'La consommation abusive d’alcool est interdite.',
  drugs: 'Les substances illégales sont interdites.',
};

export const TOURIST_TAX = 'La taxe de séjour est réglée sur place.';
