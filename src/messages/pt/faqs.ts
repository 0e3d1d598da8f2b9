/** The four questions of the contact page (CONTACT-16, TEXT-FAQ-01 to TEXT-FAQ-04). */
export const TITLE = 'Perguntas frequentes';
export const FAQS = [
  {
    question: 'Qual é a idade mínima para ficar no hostel?',
    answer:
      'A idade mínima é 18 anos. Os menores podem ficar em quartos de família, acompanhados pelos pais.',
  },
  {
    question: 'O pequeno-almoço está incluído?',
    answer: 'Sim. O pequeno-almoço continental está incluído e é servido das 7:00 às 10:00.',
  },
  {
    question: 'Posso cancelar a minha reserva?',
    answer: 'Sim, o cancelamento é gratuito até 24 horas antes da chegada.',
  },
  {
    question: 'Há estacionamento?',
    answer:
      'Temos desconto em parques de estacionamento parceiros. O estacionamento na rua é pago.',
  },
];
