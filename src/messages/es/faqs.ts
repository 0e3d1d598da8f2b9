export const TITLE = 'Preguntas frecuentes';
export const FAQS = [
  {
    question: '¿Cuál es la edad mínima para alojarse en el hostel?',
    answer:
      'La edad mínima es de 18\u00a0años. Los menores pueden alojarse en habitaciones familiares, acompañados por sus padres.',
  },
  {
    question: '¿El desayuno está incluido?',
    answer: 'Sí. El desayuno continental está incluido y se sirve de 7:00 a 10:00.',
  },
  {
    question: '¿Puedo cancelar mi reserva?',
    answer: 'Sí, la cancelación es gratuita hasta 24\u00a0horas antes de la llegada.',
  },
  {
    question: '¿Hay aparcamiento?',
    answer:
      'Nuestros huéspedes tienen descuento en aparcamientos concertados. En la calle, el aparcamiento es de pago.',
  },
];
