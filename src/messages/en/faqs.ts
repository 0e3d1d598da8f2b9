export const TITLE = 'Frequently asked questions';
export const FAQS = [
  {
    question: 'What is the minimum age to stay at the hostel?',
    answer:
      'The minimum age is 18. Under-18s can stay in family rooms, together with their parents.',
  },
  {
    question: 'Is breakfast included?',
    answer: 'Yes. Continental breakfast is included and is served from 7:00 to 10:00.',
  },
  {
    question: 'Can I cancel my booking?',
    answer: 'Yes, cancellation is free up to 24 hours before arrival.',
  },
  {
    question: 'Is there parking?',
    answer: 'Guests get a discount at our partner car parks. There is a charge for street parking.',
  },
];
