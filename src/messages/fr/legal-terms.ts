import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';
import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';

export const TERMS: LegalDocument = {
  title: 'Conditions générales',
  description:
    'Conditions des réservations directes et des séjours\u202f: arrivée, paiement, annulation, règlement, responsabilité, sécurité et droit applicable.',
  sections: [
    {
      id: 'legalInformation',
      title: 'Informations légales et contact',
      body: [
        paragraph([
          'Ces conditions régissent les réservations directes faites sur ce site et les séjours au ',
          { name: 'house' },
          '. Si une autre page du site indique un délai ou un horaire différent, ceux des présentes conditions s’appliquent.',
        ]),
        paragraph([
          'Vous pouvez nous joindre par téléphone au ',
          { link: 'phone' },
          ' ou par e-mail à ',
          { link: 'email' },
          '. Nous répondons aux appels et aux e-mails sous 24\u00a0heures.',
        ]),
      ],
    },
    {
      id: 'bookings',
      title: 'Réservations',
      body: [
        paragraph(
          'Le formulaire de ce site envoie une demande de réservation. La demande reste en attente jusqu’à sa confirmation par notre équipe, et seule cette confirmation forme le contrat. À la confirmation, le paiement intégral ou un acompte peut être demandé.',
        ),
        paragraph(
          'Avant d’envoyer la demande, vous voyez le total du séjour\u202f: le prix par nuit de chaque chambre, multiplié par le nombre de nuits. Nous acceptons les demandes jusqu’à 9\u00a0mois à l’avance.',
        ),
        paragraph(
          'Les réservations faites sur des plateformes externes suivent les conditions de ces plateformes.',
        ),
      ],
    },
    {
      id: 'arrival',
      title: 'Arrivée et départ',
      body: [
        {
          kind: 'table',
          rows: [
            ['Arrivée', 'De 14\u00a0h à minuit'],
            [
              'Âge minimum',
              '18\u00a0ans\u202f; les mineurs sont logés en chambre familiale, accompagnés de leurs parents',
            ],
            ['Départ', 'Jusqu’à 11\u00a0h'],
            ['Départ tardif', '10\u00a0€, selon disponibilité'],
            ['Bagages', 'Gardés gratuitement le jour du départ, jusqu’à 18\u00a0h'],
          ],
        },
        paragraph(
          'La loi nous oblige à déclarer aux autorités l’hébergement de voyageurs étrangers (articles\u00a015 et 16 de la loi portugaise n°\u00a023/2007 du 4\u00a0juillet). Munissez-vous donc d’une pièce d’identité.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Paiement',
      body: [
        paragraph('Le paiement se fait à l’arrivée\u202f:'),
        {
          kind: 'list',
          items: [
            'en espèces (EUR)\u202f;',
            'par carte de débit ou de crédit (Visa, Mastercard)\u202f;',
            'par virement bancaire, avec justificatif.',
          ],
        },
        paragraph(
          'Nous pouvons demander un acompte avant l’arrivée, à régler en ligne ou par virement avant l’heure que nous vous indiquons. Sans acompte, la demande expire à cette heure, sans frais pour vous. L’acompte est déduit du total\u202f; si vous annulez plus de 24 heures à l’avance, nous le remboursons par le même moyen.',
        ),
        paragraph(
          `Ce que vous avez payé à la confirmation de la réservation est déduit. Les prix s’entendent TVA comprise. ${TOURIST_TAX}`,
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Annulation',
      body: [
        {
          kind: 'table',
          head: ['Situation', 'Ce que vous payez'],
          rows: [
            [
              'Plus de 24\u00a0heures à l’avance',
              'Rien. Les 24\u00a0heures se comptent à rebours depuis 14\u00a0h le jour de l’arrivée.',
            ],
            ['Plus tard ou sans vous présenter', 'La première nuit.'],
            [
              'Départ anticipé',
              'Après l’arrivée, les nuits non utilisées ne sont pas remboursées.',
            ],
            [
              'Tarifs promotionnels',
              'Certains ne sont pas remboursables\u202f; dans ce cas, nous vous prévenons avant de confirmer.',
            ],
            [
              'Réservations sur des plateformes externes',
              'Ce que prévoit la politique de la plateforme.',
            ],
          ],
        },
        paragraph([
          'Pour annuler, téléphonez ou écrivez à ',
          { link: 'email' },
          ' en indiquant le numéro de réservation. La réservation portant sur des dates déterminées, le droit de rétractation des contrats conclus à distance ne s’applique pas (article\u00a017 du décret-loi portugais n°\u00a024/2014 du 14\u00a0février).',
        ]),
      ],
    },
    {
      id: 'houseRules',
      title: 'Règlement de la maison',
      body: [
        { kind: 'list', items: Object.values(HOUSE_RULES) },
        paragraph(
          'Un manquement grave ou répété à ces règles peut entraîner un départ immédiat, sans remboursement.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      body: [
        paragraph(
          'Le voyageur répond des dommages qu’il cause. L’établissement n’est responsable ni des effets personnels ni des accidents, sauf négligence prouvée. Rien dans ces conditions n’écarte les droits que la loi garantit au consommateur.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Sécurité',
      body: [
        paragraph(
          'L’accès à la maison est contrôlé et la vidéosurveillance se limite aux espaces communs. Il y a des détecteurs de fumée, des extincteurs et une trousse de premiers secours à la réception.',
        ),
        paragraph([
          'En cas d’urgence, appelez le ',
          { link: 'emergency' },
          '. La ligne téléphonique de l’établissement, ',
          { link: 'phone' },
          ', répond 24\u00a0heures sur 24.',
        ]),
      ],
    },
    {
      id: 'dataProtection',
      title: 'Protection des données',
      body: [
        paragraph([
          'Nous traitons vos données conformément au Règlement général sur la protection des données (RGPD). Vous disposez notamment des droits d’accès, de rectification, d’effacement et de limitation, et nous répondons aux demandes dans un délai d’un mois. Les images de vidéosurveillance sont conservées 30\u00a0jours au maximum\u202f; les données comptables, environ 10\u00a0ans. Pour en savoir plus, consultez la ',
          { link: 'privacy', text: 'Politique de confidentialité' },
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      body: [
        paragraph(
          'Ces conditions peuvent changer à tout moment et s’appliquent dès leur publication sur cette page, sans préjudice des droits de quiconque a déjà une réservation confirmée.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable',
      body: [
        paragraph(
          'Le droit portugais s’applique. Le tribunal du ressort (comarca) de l’établissement est compétent, sans préjudice des règles qui protègent le consommateur.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Livro de Reclamações (livre de réclamations)',
      body: [
        paragraph([
          'Écrivez votre réclamation sur ',
          { link: 'complaints' },
          ' ou demandez le livre papier à la réception, à toute heure. Tout établissement au Portugal doit le tenir à la disposition de ses clients.',
        ]),
      ],
    },
    {
      id: 'disputes',
      title: 'Règlement des litiges',
      body: [
        paragraph(
          'Si quelque chose ne va pas, parlez-nous-en d’abord\u202f: presque tout se règle à la réception. Si cela ne suffit pas, il y a le livre ci-dessus et le centre ci-dessous.',
        ),
        paragraph(
          'En cas de litige, le consommateur peut s’adresser au centre d’arbitrage de la région\u202f:',
        ),
        { kind: 'notice', text: [{ name: 'arbitration' }, { link: 'arbitration' }] },
        paragraph([
          'Tous les organismes de règlement extrajudiciaire des litiges figurent sur le portail officiel des consommateurs, ',
          { name: 'portal' },
          ', ',
          { link: 'consumers' },
          '.',
        ]),
      ],
    },
  ],
};
