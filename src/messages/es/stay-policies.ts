export const HOUSE_RULES = {
  smoking: 'No se fuma en el interior.',
  pets: 'No se admiten animales, excepto perros guía acreditados.',
  noise: 'No se permiten fiestas ni ruido entre las 22:00 y las 08:00.',
  visitors:
    'No se permiten visitas sin registrar en las habitaciones, ni en las zonas comunes después de las 22:00.',
  alcohol: 'No se permite el consumo abusivo de alcohol.',
  drugs: 'No se permiten sustancias ilegales.',
};

export const TOURIST_TAX = 'La tasa turística se paga en recepción.';
