export const TITLE = 'Invoice with a tax number?';
export const NAME = 'Name on the invoice';
export const TAX_NUMBER = 'Tax number';
export const TAX_HINT = '9 digits of a Portuguese NIF, or the VAT number of another country';

export const PROBLEMS = {
  digits: 'A Portuguese NIF has 9 digits. A VAT number begins with two letters.',
  check: 'The last digit does not match. Is one missing, or are two swapped?',
  format: 'A VAT number begins with the two letters of its country, such as DE123456789.',
  empty: 'Please enter the name or the tax number.',
};

export const SAVE = 'Save';
export const SAVING = 'Saving...';
export const SAVED = {
  number: (end: string) => `Saved. Tax number ending in ${end}.`,
  nameAlone: 'Name saved, without a tax number.',
};
export const CHANGE = 'Change';
export const ANEW =
  'What is saved is not shown. Please type all of it again; what you leave blank is deleted.';
export const KEEP = 'Leave as it is';

export const FAILED = {
  offline: 'Not saved: no connection. What you typed is still here.',
  tooOften: 'This has changed many times already. Please tell us at reception.',
  other: 'Not saved. What you typed is still here: please try again shortly.',
};
