export const LAST_UPDATED = 'Dernière mise à jour\u202f: octobre 2025';
export const ON_THIS_PAGE = 'Sur cette page';
export const BINDING = {
  before: 'Seul le texte portugais fait foi\u202f:',
  after: '. Cette traduction vous est fournie à titre d’information.',
};
