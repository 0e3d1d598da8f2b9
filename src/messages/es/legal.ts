export const LAST_UPDATED = 'Última actualización: octubre de 2025';
export const ON_THIS_PAGE = 'En esta página';
export const BINDING = {
  before: 'Solo es vinculante el texto en portugués:',
  after: '. Esta traducción es solo informativa.',
};
