export const VERIFIED = {
  title: 'Votre adresse e-mail est confirmée',
  text: 'Revenez à la page de votre demande et cliquez à nouveau sur «\u00a0Envoyer la demande\u00a0». Si vous l’avez déjà fermée, recommencez\u202f: il faudra peut-être confirmer à nouveau votre adresse.',
};

export const NOT_VERIFIED = {
  title: 'Ce lien n’est plus valable',
  text: 'Il sert pendant un jour. Revenez à votre demande et demandez-en un autre\u202f: il arrive par e-mail.',
  form: 'Aller à la demande',
};
