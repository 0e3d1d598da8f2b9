export const TITLE = 'Häufige Fragen';
export const FAQS = [
  {
    question: 'Wie alt muss man sein, um im Hostel zu übernachten?',
    answer:
      'Das Mindestalter ist 18 Jahre. Minderjährige können in Begleitung ihrer Eltern in Familienzimmern übernachten.',
  },
  {
    question: 'Ist das Frühstück inbegriffen?',
    answer:
      'Ja. Das kontinentale Frühstück ist inbegriffen und wird von 7:00 bis 10:00\u00a0Uhr serviert.',
  },
  {
    question: 'Kann ich meine Buchung stornieren?',
    answer: 'Ja, bis 24 Stunden vor der Anreise ist die Stornierung kostenlos.',
  },
  {
    question: 'Gibt es Parkplätze?',
    answer:
      'Auf den Parkplätzen unserer Partner bekommen Sie Rabatt. Auf der Straße ist das Parken kostenpflichtig.',
  },
];
