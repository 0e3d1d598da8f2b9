/**
 * Tax numbers as people write them, as they are stored, and what is wrong with them: held against the
 * panel's and the guest's rule here, against the database's in tests/database.
 */
export const TAX_NUMBERS = [
  ['501964843', '501964843', null],
  ['501 964 843', '501964843', null],
  ['501.964.843', '501964843', null],
  [' PT501964843 ', '501964843', null],
  ['pt 501 964 843', '501964843', null],
  ['500111120', '500111120', null],
  ['212345672', '212345672', null],
  ['451234561', '451234561', null],
  ['999999990', '999999990', null],
  ['501964844', '501964844', 'check'],
  ['012345679', '012345679', 'check'],
  ['412345672', '412345672', 'check'],
  ['50196484', '50196484', 'digits'],
  ['5019648433', '5019648433', 'digits'],
  ['50196484A', '50196484A', 'digits'],
  ['PT50196484', '50196484', 'digits'],
  ['PTABCDEF', 'PTABCDEF', 'digits'],
  ['٥٠١٩٦٤٨٤٣', '٥٠١٩٦٤٨٤٣', 'digits'],
  ['DE 123456789', 'DE123456789', null],
  ['esx1234567-r', 'ESX1234567R', null],
  ['NL 0044.95.445 B01', 'NL004495445B01', null],
  ['GB12', 'GB12', null],
  ['FR123456789012', 'FR123456789012', null],
  ['FR1234567890123', 'FR1234567890123', 'format'],
  ['DE1', 'DE1', 'format'],
  ['D12345', 'D12345', 'format'],
  ['DE12_345', 'DE12_345', 'format'],
] as const;
