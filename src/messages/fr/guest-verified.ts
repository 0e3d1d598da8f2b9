/**
 * The page behind the link in a mail that must be opened before a request can be sent (MAIL-08).
 */

export const VERIFIED = {
  title: 'Votre adresse e-mail est confirmée',
  text: 'Revenez à la page de votre demande et cliquez à nouveau sur «\u00a0Envoyer la demande\u00a0». Si vous l’avez déjà fermée, recommencez\u202f: il faudra peut-être confirmer à nouveau votre adresse.',
};

/** When the link is more than a day old. */
export const NOT_VERIFIED = {
  title: 'Ce lien n’est plus valable',
  text: 'Il sert pendant un jour. Revenez à votre demande et demandez-en un autre\u202f: il arrive par e-mail.',
  form: 'Aller à la demande',
};
