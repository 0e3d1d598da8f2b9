export const TITLE = 'Questions fréquentes';
export const FAQS = [
  {
    question: 'Quel est l’âge minimum pour séjourner chez vous\u202f?',
    answer:
      'L’âge minimum est de 18\u00a0ans. Les mineurs peuvent dormir en chambre familiale, accompagnés de leurs parents.',
  },
  {
    question: 'Le petit-déjeuner est-il compris\u202f?',
    answer: 'Oui. Le petit-déjeuner continental est compris et servi de 7\u00a0h à 10\u00a0h.',
  },
  {
    question: 'Puis-je annuler ma réservation\u202f?',
    answer: 'Oui, l’annulation est gratuite jusqu’à 24\u00a0heures avant l’arrivée.',
  },
  {
    question: 'Y a-t-il un parking\u202f?',
    answer:
      'Nos voyageurs bénéficient d’un tarif réduit dans des parkings partenaires. Dans la rue, le stationnement est payant.',
  },
];
