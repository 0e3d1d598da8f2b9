import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const COOKIES: LegalDocument = {
  title: 'Politique relative aux cookies',
  description:
    'Ni cookies ni suivi sur ce site. Ce qu’il conserve dans votre navigateur, pendant combien de temps, et ce qui se passe quand vous ouvrez la carte.',
  sections: [
    {
      id: 'noCookies',
      title: 'Aucun cookie',
      body: [
        paragraph(
          'Ce site ne dépose aucun cookie, interne ou tiers, et n’utilise aucun outil de mesure d’audience, de publicité ou de suivi. C’est pourquoi aucun bandeau ne vous demande votre consentement.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'Ce qui reste dans votre navigateur',
      body: [
        {
          kind: 'table',
          head: ['Quoi', 'Où et jusqu’à quand'],
          rows: [
            [
              'Brouillon de la demande de réservation',
              'Dans le stockage de session, dans cet onglet uniquement\u202f: les dates, les chambres et les coordonnées que vous avez saisies, pour ne pas les perdre si vous rechargez la page. Effacé quand vous envoyez la demande, recommencez ou fermez l’onglet.',
            ],
            [
              'Récapitulatif de la demande envoyée',
              'Dans le stockage de session, dans cet onglet uniquement\u202f: le numéro, les chambres, les dates, les voyageurs, le prix et le lien privé, sans vos coordonnées, pour le retrouver si vous rechargez la page ou revenez en arrière. Effacé quand vous fermez l’onglet.',
            ],
            [
              'Brouillon du message',
              'Dans le stockage de session, dans cet onglet uniquement\u202f: ce que vous avez écrit dans le formulaire de contact, pour ne pas le perdre si vous rechargez la page. Effacé quand vous envoyez le message ou fermez l’onglet.',
            ],
            [
              'Heure d’arrivée et message',
              'Dans le stockage de session, dans cet onglet uniquement\u202f: ce que vous avez écrit sur la page de votre réservation sans l’avoir encore enregistré. Effacé quand vous l’enregistrez ou fermez l’onglet.',
            ],
            [
              'Lien de la réservation pendant le paiement',
              'Dans le stockage de session, dans cet onglet uniquement\u202f: le lien privé de votre réservation pendant que vous êtes sur la page du service de paiement, qui ne le reçoit pas. Effacé quand vous revenez ou fermez l’onglet.',
            ],
            [
              'Langue choisie',
              'Dans le stockage local, seulement après que vous avez choisi une langue ou écarté la suggestion\u202f: la langue dans laquelle vous souhaitez lire le site. Sans date d’expiration\u202f: elle reste jusqu’à ce que vous l’effaciez dans les réglages du navigateur.',
            ],
            [
              'Session du personnel',
              'Dans le stockage local, seulement pour les personnes qui se connectent à l’espace de gestion de l’établissement. Effacée à la déconnexion.',
            ],
            [
              'Brouillons de notes du personnel',
              'Dans le stockage de session, dans l’espace de gestion uniquement. Effacés à l’enregistrement, à la déconnexion ou à la fermeture de l’onglet.',
            ],
            [
              'Réglages du personnel',
              'Dans le stockage local, dans l’espace de gestion uniquement\u202f: les notifications, les raccourcis clavier et les nouveautés déjà vues. Ils restent jusqu’à ce qu’ils soient effacés dans les réglages du navigateur.',
            ],
          ],
        },
        paragraph(
          'Tout cela est strictement nécessaire au service que vous demandez et ne permet pas de vous identifier sur d’autres sites\u202f; la loi n’exige pas de consentement (article\u00a05 de la loi portugaise n°\u00a041/2004 du 18\u00a0août). Vous pouvez tout effacer à tout moment dans les réglages du navigateur.',
        ),
      ],
    },
    {
      id: 'map',
      title: 'La carte',
      body: [
        paragraph(
          'Les images de la carte viennent des serveurs de l’OpenStreetMap Foundation et ne sont demandées que lorsque la carte de la page Accès apparaît à l’écran. Ces serveurs reçoivent alors votre adresse IP. Sans ces images, l’adresse et les indications restent sur la page.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'En savoir plus',
      body: [
        paragraph([
          'Le reste se trouve dans la ',
          { link: 'privacy', text: 'Politique de confidentialité' },
          '. Des questions\u202f? Écrivez à ',
          { link: 'email' },
          '.',
        ]),
      ],
    },
  ],
};
