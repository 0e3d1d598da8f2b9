export const LAST_UPDATED = 'Last updated: October 2025';
export const ON_THIS_PAGE = 'On this page';
export const BINDING = {
  before: 'Only the Portuguese text is legally binding:',
  after: '. This translation is for your information.',
};
