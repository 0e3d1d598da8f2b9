export const PRINT = 'Imprimir el libro de información';
export const BOOK = 'Libro de información';
export const CONTENTS = 'En este libro';

export const NEIGHBOURS = {
  title: 'Vecinos y zonas comunes',
  rules: [
    'En esta calle vive gente: entre las 22:00 y las 08:00, habla bajo en la puerta, en las escaleras y en la terraza.',
    'No se pone música en la terraza ni con las ventanas abiertas.',
    'La cocina, el salón y la terraza son de todos: déjalos limpios y ordenados.',
    'Las escaleras y los pasillos quedan libres, sin maletas ni bicicletas.',
    'Cierra despacio la puerta de la calle y no la abras a quien no conozcas.',
  ],
};

export const WASTE = {
  title: 'Basura y reciclaje',
  where:
    'Los cubos están en la cocina, cada uno de su color. Las pilas se dejan en recepción, donde también te dirán dónde están los contenedores de la calle.',
  bins: {
    blue: { name: 'Azul', what: 'Papel y cartón, sin grasa' },
    yellow: { name: 'Amarillo', what: 'Envases de plástico y de metal, briks' },
    green: { name: 'Verde', what: 'Botellas y tarros de vidrio, vacíos' },
    brown: { name: 'Marrón', what: 'Restos de comida' },
    red: { name: 'Rojo', what: 'Pilas y baterías' },
    grey: { name: 'Gris', what: 'Todo lo demás, en una bolsa cerrada' },
  },
};

export const DEVICES = {
  title: 'Aparatos',
  items: {
    climate: {
      name: 'Calefacción y aire acondicionado',
      how: 'En las habitaciones que los tienen, el mando está junto a la puerta. Cierra las ventanas y apágalos al salir.',
    },
    stove: {
      name: 'Placa y horno',
      how: 'No dejes nada al fuego sin vigilancia. Al acabar, comprueba que todo está apagado.',
    },
    water: {
      name: 'Agua caliente',
      how: 'Siempre está lista, no hay que encender nada. Abre primero la fría. Si falta, avisa en recepción.',
    },
    washing: {
      name: 'Ropa',
      how: 'No hay lavadora para huéspedes. En recepción te indican la lavandería más cercana.',
    },
    sockets: {
      name: 'Enchufes',
      how: 'Son de 230\u00a0V. No uses hornillos ni estufas propios, ni cargues patinetes en las habitaciones.',
    },
    safety: {
      name: 'Humo y fuego',
      how: 'No tapes los detectores de humo. Si hay fuego, sal, cierra la puerta, llama al 112 y avisa en recepción.',
    },
  },
};

export const IN_CHARGE = 'Responsable de la casa';
export const PHONE = 'Teléfono';
export const EMAIL = 'Correo electrónico';
export const COMPLAINTS = {
  name: 'Libro de reclamaciones (Livro de Reclamações)',
  where: 'En recepción y en',
};
