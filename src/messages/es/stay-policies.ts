/** The house rules, with the same wording on every page (TEXT-HOUSE-01 to TEXT-HOUSE-06). */
export const HOUSE_RULES = {
  smoking: 'No se fuma en el interior.',
  pets: 'No se admiten animales, excepto perros guía acreditados.',
  noise: 'No se permiten fiestas ni ruido entre las 22:00 y las 08:00.',
  visitors:
    'No se permiten visitas sin registrar en las habitaciones, ni en las zonas comunes después de las 22:00.',
  alcohol: 'No se permite el consumo abusivo de alcohol.',
  drugs: 'No se permiten sustancias ilegales.',
};

/** What the price does not include, with the wording of the terms (TEXT-STAY-07). */
export const TOURIST_TAX = 'La tasa turística se paga en recepción.';
