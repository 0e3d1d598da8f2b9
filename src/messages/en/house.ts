export const SUMMARY =
  'Thirteen rooms, 50\u00a0m from the station. Reception is open 24 hours, every day.';
export const CALL_PRICE = 'Call to the Portuguese landline network';
export const LODGING_NUMBER = 'Lodging registration';
