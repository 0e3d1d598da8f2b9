import type { Refusal } from '../pt/refusals.ts';

/**
 * Why the database refuses a request, by its code, because its own message is Portuguese (LANG-03).
 */

const TAKEN =
  'Une chambre que vous avez choisie n’est plus libre à ces dates. Choisissez d’autres dates ou une autre chambre.';
const BY_CODE: Readonly<Record<string, string>> = {
  '23P01': TAKEN,
  HS001: 'Les coordonnées du contact principal sont incomplètes.',
  HS002: 'Choisissez les dates d’arrivée et de départ.',
  HS003: 'Le départ doit être après l’arrivée.',
  HS004: 'Cette date d’arrivée est déjà passée.',
  HS005: 'Ces dates sont trop lointaines. Choisissez des dates plus proches.',
  HS006: 'Une chambre que vous avez choisie n’est plus proposée.',
  HS007: 'Les chambres choisies n’ont pas assez de places.',
  HS008: 'Le prix d’une chambre a changé.',
  HS009: TAKEN,
  HS010: 'L’un des textes est trop long. Raccourcissez-le.',
  HS011: 'L’adresse e-mail n’est pas valide. Vérifiez-la.',
  HS012: 'Le numéro de téléphone n’est pas valide. Vérifiez-le.',
  HS013: 'Nous avons déjà reçu cette demande.',
  HS015: 'Il y a un séjour minimum à ces dates. Choisissez un départ plus tardif.',
  HS016: 'Il n’y a pas d’arrivée ce jour-là. Choisissez une autre date.',
  HS017: 'Nous ne prenons pas de demandes en ligne pour le moment. Veuillez nous appeler.',
  HS018: 'Beaucoup de demandes attendent une réponse à ces dates. Veuillez nous appeler.',
  HS019: 'Nous ne pouvons pas confirmer d’adresse e-mail pour le moment. Veuillez nous appeler.',
  HS022: 'Une erreur s’est produite. Veuillez recharger la page.',
  HS023: 'Un séjour aussi long ne peut pas être réservé en ligne. Veuillez nous appeler.',
  HS024:
    'Une demande ne peut pas comprendre plus de chambres que la maison. Veuillez nous appeler.',
  HS050: 'Il n’y a rien à régler pour le moment.',
  HS051: 'Le délai pour payer a pris fin. Veuillez nous appeler.',
  HS052: 'Le paiement en ligne n’est pas possible pour le moment. Veuillez nous appeler.',
  HS053: 'Ce numéro fiscal ne semble pas correct. Veuillez le vérifier.',
  HS429: 'Trop de demandes en peu de temps. Réessayez plus tard ou appelez-nous.',
};
const CONFIRM_FIRST =
  'Beaucoup de demandes attendent une réponse à ces dates. Pour envoyer la vôtre, confirmez d’abord votre adresse e-mail ou appelez-nous.';

const shortestStay = (nights: string) =>
  `À ces dates, le séjour minimum est de ${nights}\u00a0nuits. Choisissez un départ plus tardif.`;

export const refusal = ({ code, hint }: Refusal): string => {
  if (code === 'HS015' && hint !== null) return shortestStay(hint);
  return hint === 'confirm-email' ? CONFIRM_FIRST : (BY_CODE[code] ?? '');
};
