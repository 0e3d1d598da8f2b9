/** The question before a guest withdraws or cancels, and why that failed (TRACK-03). */
export const CANCEL = {
  askWithdraw: 'Retirer la demande\u202f?',
  askCancel: 'Annuler la réservation\u202f?',
  keepRequest: 'Garder la demande',
  keepBooking: 'Garder la réservation',
  why: 'Pourquoi\u202f?',
  whyOptional: '(facultatif, cela nous aide à progresser)',
  reasons: [
    'Changement de programme',
    'J’ai trouvé un autre hébergement',
    'Maladie ou imprévu',
    'Autre raison',
  ],
  noReason: 'Je préfère ne pas le dire',
  onlyOne: 'Vous ne voulez annuler qu’une des chambres\u202f? Appelez le ',
  cancelling: 'Annulation…',
  overNow: 'Il n’est plus possible d’annuler ici. Appelez-nous, s’il vous plaît.',
  tooMany: 'Trop de demandes en peu de temps. Appelez-nous, s’il vous plaît.',
  free: 'C’est gratuit jusqu’au ',
  nothingCharged: '. Rien ne vous sera débité.',
  doNotPay: ' Ne payez pas la référence Multibanco que vous avez reçue.',
};
