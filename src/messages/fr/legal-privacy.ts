import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Politique de confidentialité',
  description:
    'Données recueillies sur ce site et pendant le séjour\u202f: pourquoi, avec qui elles sont partagées, pendant combien de temps, et comment exercer vos droits.',
  sections: [
    {
      id: 'controller',
      title: 'Responsable du traitement',
      body: [
        paragraph([
          'Le responsable du traitement de vos données à caractère personnel est le ',
          { name: 'house' },
          '. Pour toute question sur vos données, écrivez à ',
          { link: 'email' },
          ' ou appelez le ',
          { link: 'phone' },
          '.',
        ]),
        paragraph(
          'Cette politique s’applique à ce site, aux réservations et aux séjours. Elle suit le Règlement général sur la protection des données (RGPD) et la loi portugaise n°\u00a058/2019 du 8\u00a0août.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Données que nous recueillons',
      body: [
        {
          kind: 'table',
          head: ['Quand', 'Quelles données'],
          rows: [
            [
              'Demande de réservation',
              'Nom, e-mail et téléphone du contact principal, dates, nombre de voyageurs, chambres, prix, la langue dans laquelle vous nous écrivez et le message que vous souhaitez nous laisser.',
            ],
            ['Message de contact', 'Nom, e-mail, téléphone (facultatif), sujet et message.'],
            [
              'Envoi d’un formulaire',
              'L’heure de l’envoi et des codes (hash) calculés à partir de l’e-mail et de l’adresse IP, uniquement pour compter les envois. L’adresse IP elle-même n’est pas conservée dans notre base de données.',
            ],
            [
              'Suivi de la demande',
              'L’état de la réservation, les e-\u2060mails que nous vous envoyons, les notes internes de notre équipe et ce que vous nous indiquez sur la page de votre réservation\u202f: l’heure d’arrivée, une demande ou le motif d’annulation.',
            ],
            [
              'Séjour',
              'Les données de la pièce d’identité que la loi exige, les données de paiement et de facturation et les images de vidéosurveillance des espaces communs.',
            ],
            [
              'Paiement avant l’arrivée',
              'La somme, le moyen et l’heure du paiement, le numéro de la réservation et ce que le service de paiement nous en dit. Les données de carte s’écrivent sur la page de ce service\u202f: elles ne nous parviennent jamais.',
            ],
            [
              'Facture avec numéro fiscal',
              'Le nom et le numéro fiscal que vous souhaitez sur la facture. La page de votre réservation ne montre plus que la fin du numéro.',
            ],
            [
              'Registre des voyageurs',
              'Pour chaque personne qui dort dans la maison\u202f: nom, nationalité, naissance, type, numéro et pays du document, et lieu de résidence\u202f; pour les Portugais, seulement nom, nationalité et lieu de résidence. Vous les donnez à l’arrivée ou, si vous le souhaitez, avant, sur la page de votre réservation, qui ne les montre plus ensuite. Nous ne demandons ni ne gardons jamais d’image du document.',
            ],
          ],
        },
        paragraph(
          'Dans la demande de réservation, le nom, l’e-mail et le téléphone sont nécessaires\u202f: sans eux, nous ne pouvons pas répondre. Ce site ne demande ni ne reçoit de données de carte bancaire.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Finalités et bases légales',
      body: [
        {
          kind: 'table',
          head: ['Finalité', 'Base légale (article\u00a06, paragraphe\u00a01, du RGPD)'],
          rows: [
            [
              'Répondre à la demande de réservation et assurer le séjour',
              'Mesures précontractuelles prises à votre demande et exécution du contrat, point\u00a0b).',
            ],
            [
              'Répondre aux messages de contact',
              'Mesures précontractuelles prises à votre demande, point\u00a0b), ou l’intérêt légitime à répondre à ceux qui nous écrivent, point\u00a0f).',
            ],
            [
              'Facturer, tenir la comptabilité et déclarer l’hébergement d’étrangers',
              'Respect d’obligations légales, point\u00a0c).',
            ],
            [
              'Empêcher l’abus des formulaires',
              'Intérêt légitime à garder le site accessible à tous, point\u00a0f).',
            ],
            [
              'Vidéo\u00adsurveillance',
              'Intérêt légitime à la sécurité des personnes et des biens, point\u00a0f).',
            ],
          ],
        },
        paragraph(
          'Nous n’utilisons pas vos données pour la publicité, nous n’établissons pas de profils et nous ne prenons aucune décision fondée exclusivement sur un traitement automatisé\u202f: une personne de notre équipe répond à chaque demande. Seule une demande restée sans réponse à la date limite que nous vous avons indiquée, ou dont vous ne confirmez pas l’e-mail, prend fin d’elle-même.',
        ),
      ],
    },
    {
      id: 'sharing',
      title: 'Partage des données',
      body: [
        paragraph(
          'Nous ne vendons pas vos données. Seuls les reçoivent, et uniquement dans la mesure nécessaire\u202f:',
        ),
        {
          kind: 'list',
          items: [
            'Supabase, qui héberge la base de données et la connexion de notre équipe et traite les données pour notre compte, en tant que sous-traitant (article\u00a028 du RGPD)\u202f;',
            'les prestataires qui hébergent ce site et notre messagerie, également pour notre compte\u202f;',
            'le service de paiement (Stripe), quand vous payez en ligne, en tant que sous-traitant\u202f: de nous, il reçoit la somme et le numéro de la réservation\u202f; de vous, sur sa page, ce qu’il faut pour payer, qui ne nous parvient jamais\u202f;',
            'les autorités, lorsque la loi l’impose, comme pour la déclaration de l’hébergement de voyageurs étrangers (articles\u00a015 et 16 de la loi portugaise n°\u00a023/2007 du 4\u00a0juillet)\u202f: le registre de chaque voyageur étranger est transmis à l’unité des frontières et des étrangers (UCFE) du Système de sécurité intérieure portugais (SSI). Dans la maison, seule la réception le lit.',
          ],
        },
        paragraph(
          'Si l’un de ces prestataires traite des données hors de l’Espace économique européen, nous exigeons une décision d’adéquation ou les clauses contractuelles types de la Commission européenne.',
        ),
        paragraph(
          'Quand vous ouvrez la carte de la page Accès, votre navigateur demande les images à l’OpenStreetMap Foundation, qui reçoit votre adresse IP. Les plateformes de réservation et les services de cartographie vers lesquels nous renvoyons ne reçoivent des données que si vous suivez ces liens\u202f; la politique de chacun s’applique alors.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Sécurité',
      body: [
        paragraph(
          'La connexion au site est chiffrée (HTTPS). Les demandes et les messages ne sont lus que par des membres de l’équipe disposant de leur propre compte, et c’est la base de données qui vérifie, à chaque accès, ce que chacun peut voir et modifier.',
        ),
        paragraph(
          'Chaque demande a sa propre page, qui s’ouvre avec un lien secret\u202f: vous le recevez en envoyant la demande et dans chaque e-mail. Quiconque le possède voit la réservation et le prénom, sans les coordonnées, et peut l’annuler. Le lien n’apparaît pas dans les journaux des serveurs. Si quelqu’un le voit alors qu’il ne devrait pas, dites-le-nous\u202f: nous vous en donnons un autre et l’ancien ne s’ouvre plus.',
        ),
        paragraph(
          'Pour montrer quelles nuits sont prises, le site rend publics la chambre, les dates, l’état et le numéro des réservations. Jamais le nom, les coordonnées ni le message.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      body: [
        paragraph('Vous pouvez nous demander, gratuitement\u202f:'),
        {
          kind: 'list',
          items: [
            'l’accès à vos données et une copie de celles-ci\u202f;',
            'la rectification de ce qui est inexact ou incomplet\u202f;',
            'l’effacement de ce qui n’est plus nécessaire\u202f;',
            'la limitation du traitement, le temps d’éclaircir une question\u202f;',
            'la portabilité des données que vous nous avez fournies\u202f;',
            'l’opposition à ce que nous faisons sur la base de l’intérêt légitime.',
          ],
        },
        paragraph([
          'Écrivez à ',
          { link: 'email' },
          '. Nous répondons dans un délai d’un mois et, en cas de doute, nous vous demandons de confirmer votre identité. Vous pouvez aussi introduire une réclamation auprès de l’autorité de contrôle portugaise, la ',
          { name: 'authority' },
          ' (CNPD), ',
          { link: 'authority' },
          '.',
        ]),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        paragraph([
          'Ce site n’utilise ni cookies, ni mesure d’audience, ni publicité, ni suivi. Il ne conserve dans votre navigateur que les brouillons de la demande de réservation et du message, jusqu’à ce que vous les envoyiez ou fermiez l’onglet, puis le récapitulatif de la demande, sans coordonnées, le lien de la réservation pendant le paiement, et la langue que vous choisissez. Les détails figurent dans la ',
          { link: 'cookies', text: 'Politique relative aux cookies' },
          '.',
        ]),
      ],
    },
    {
      id: 'retention',
      title: 'Durées de conservation',
      body: [
        {
          kind: 'table',
          head: ['Données', 'Pendant combien de temps'],
          rows: [
            [
              'Réservations',
              'Tant qu’elles sont nécessaires au séjour et à ses suites, comme une réclamation. Après le séjour, elles passent aux archives, d’où notre équipe les supprime.',
            ],
            [
              'Messages de contact',
              'Jusqu’à ce que l’affaire soit close et que notre équipe les supprime. Vous pouvez nous demander de le faire plus tôt.',
            ],
            ['Page de la réservation et son lien', 'Jusqu’à 60\u00a0jours après le séjour.'],
            [
              'Texte des e-\u2060mails envoyés',
              '90\u00a0jours. Le fait qu’ils ont été envoyés, aussi longtemps que la réservation.',
            ],
            ['Confirmation de l’e-mail avant une demande', 'Deux jours.'],
            ['Codes contre l’abus des formulaires', 'Deux jours.'],
            ['Images de vidéo\u00adsurveillance', '30\u00a0jours au maximum.'],
            ['Données comptables', 'Environ 10\u00a0ans, par obligation légale.'],
            [
              'Nom et numéro fiscal pour la facture, paiements',
              'Ce qui a été facturé, avec les données comptables\u202f; le reste, comme la réservation.',
            ],
            [
              'Registre des voyageurs, pour la déclaration de l’hébergement d’étrangers',
              'Douze mois après le départ. Ensuite nous effaçons nom, naissance, nationalité, document et localité\u202f; pour les totaux ne restent que le pays de résidence et la tranche d’âge.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      body: [
        paragraph(
          'Si la façon dont nous traitons vos données change, nous modifions cette page et la date qui figure en haut. La version publiée ici est toujours celle qui s’applique.',
        ),
      ],
    },
  ],
};
