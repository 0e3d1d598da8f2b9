export const SUMMARY =
  'Dreizehn Zimmer, 50\u00a0m vom Bahnhof. Die Rezeption ist jeden Tag rund um die\u00a0Uhr besetzt.';
export const CALL_PRICE = 'Anruf ins portugiesische Festnetz';
export const LODGING_NUMBER = 'Registriernummer der Unterkunft';
