import type { DemoTexts } from '../demo-texts.ts';

/** The demo house in Spanish, as travellers from Spain read it. */
export const SPANISH: DemoTexts = {
  rooms: {
    '1': {
      name: 'Individual Estrela',
      room_subtitle: 'Cama individual, escritorio y calma',
      description: 'Habitación tranquila orientada al este, con escritorio y ventana ancha.',
      full_description:
        'La habitación 1 está en la primera planta, en el lado más tranquilo de la casa. Tiene una cama individual, un escritorio con lámpara y una ventana ancha con contraventanas amarillas.\n\nEs la habitación de quien viaja solo: luz para trabajar por la mañana, silencio para dormir temprano. El baño compartido está al fondo del pasillo.',
    },
    '2': {
      name: 'Doble Maré',
      room_subtitle: 'Cama doble y sol de mañana',
      description: 'Cama doble, cabecero de azulejo y sol de mañana.',
      full_description:
        'Una habitación doble en la primera planta, con cabecero de azulejo y ventana orientada al este. El sol entra a las ocho y se queda hasta que acaba el desayuno.\n\nEl baño compartido está en el pasillo, a cuatro pasos.',
    },
    '3': {
      name: 'Doble Sol',
      room_subtitle: 'Cama doble y balcón a la calle',
      description: 'Cama doble y balcón a la calle de la estación.',
      full_description:
        'Desde el balcón de la habitación 3 se ve llegar el tren. Dentro hay una cama doble, un espejo con forma de sol y una silla para dejar la maleta abierta.\n\nEl suelo de barro guarda el fresco en las tardes de verano. De noche, con las contraventanas cerradas, la calle apenas se oye.',
    },
    '4': {
      name: 'Dos camas Amendoeira',
      room_subtitle: 'Dos camas individuales y el mar al fondo',
      description: 'Dos camas individuales y el mar a lo lejos.',
      full_description:
        'Dos camas individuales con cabecero de azulejo, una mesilla en medio y un cuadro del almendro en flor. Por encima de los tejados, a lo lejos, se ve el mar.\n\nVa bien para dos amigos de viaje. El baño compartido está en la puerta de al lado.',
    },
    '5': {
      name: 'Dos camas Losango',
      room_subtitle: 'Dos camas individuales y dos ventanas',
      description: 'Dos camas individuales, suelo hidráulico y mucha luz.',
      full_description:
        'La habitación 5 tiene dos ventanas y por eso es la más luminosa de la primera planta. Las dos camas se apoyan en un zócalo ocre, sobre el suelo hidráulico azul y blanco que ya estaba aquí cuando restauramos la casa.\n\nLa cocina compartida está en la misma planta.',
    },
    '6': {
      name: 'Familiar Leque',
      room_subtitle: 'Cama doble, litera y suelo para jugar',
      description: 'Cama doble y litera, con espacio para jugar en el suelo.',
      full_description:
        'La habitación 6 está en la segunda planta y da al patio. Tiene una cama doble, una litera y una alfombra grande, con un barco y una pelota que esperan a quien llegue.\n\nLa cocina compartida está al fondo del pasillo, con frigorífico y microondas para la leche de la noche.',
    },
    '7': {
      name: 'Dormitorio Rede',
      room_subtitle: 'Cuatro literas para grupos de hasta ocho',
      description: 'Cuatro literas de madera, taquillas y luz de lectura en cada cama.',
      full_description:
        'Cuatro literas de madera maciza; cada cama tiene luz de lectura, enchufe y cortina. Las taquillas están debajo de la ventana: trae tu candado o pide uno en recepción.\n\nLa habitación se reserva entera, así que el grupo está junto y nadie entra en mitad de la noche.',
    },
    '8': {
      name: 'Dormitorio Peixe',
      room_subtitle: 'Tres literas y una ventana al mar',
      description: 'Tres literas y una ventana grande que da al mar.',
      full_description:
        'La ventana en arco de la habitación 8 es la más grande de la casa y da al mar. A su alrededor hay tres literas, taquillas de cuatro colores y una alfombra de rayas.\n\nLas tablas y los neoprenos se secan en la terraza, un tramo de escaleras más arriba.',
    },
    '9': {
      name: 'Dormitorio Chaminé',
      room_subtitle: 'Seis camas, solo mujeres',
      description: 'Dormitorio solo para mujeres, con taquillas y baño en el pasillo.',
      full_description:
        'Un dormitorio solo para mujeres, con tres literas y un banco corrido para las mochilas. El ojo de buey enmarca la chimenea calada de la casa de enfrente.\n\nEl baño del pasillo es solo para esta planta y se cierra por dentro.',
    },
    '10': {
      name: 'Familiar Laranja',
      room_subtitle: 'Para cuatro, con la cocina al lado',
      description: 'Habitación amplia para cuatro, junto a la cocina compartida.',
      full_description:
        'Cama doble, litera y un tren de madera en la alfombra, bajo una guirnalda de naranjas. La cocina compartida está justo al lado: se calienta el biberón sin despertar a nadie.\n\nTenemos una cuna y una trona. Pídelas en el mensaje de la reserva.',
    },
    '11': {
      name: 'Doble Bússola',
      room_subtitle: 'La habitación más alta, con la terraza en la puerta',
      description: 'Nuestra habitación más alta: cama doble y la terraza en la puerta.',
      full_description:
        'Arriba del todo está la habitación 11. Tiene cama doble con cabecero en arco, balcón propio y la terraza al otro lado de la puerta, con mesa para dos al caer la tarde.\n\nHay sitio para apoyar una tabla. No hay ascensor: son tres tramos de escaleras, y te ayudamos con la maleta.',
    },
    '12': {
      name: 'Dos camas Concha',
      room_subtitle: 'Dos camas individuales en los colores de la ría',
      description: 'Dos camas individuales en los colores de la ría.',
      full_description:
        'Verde agua en las paredes, contraventanas color teja y, a los pies de las camas, un arcón con una concha recogida aquí cerca. Las camas son individuales, de noventa centímetros.\n\nLa sala del desayuno está una planta más abajo: basta con seguir el olor a pan.',
    },
    '13': {
      name: 'Dormitorio Lua Nova',
      room_subtitle: 'Ocho camas en la última planta',
      description: 'El dormitorio de la última planta, fresco en verano.',
      full_description:
        'El último dormitorio del pasillo y el último azulejo de la casa. Cuatro literas, plantas colgantes y una ventana a la altura de la copa del naranjo del patio.\n\nLos muros gruesos y el ventilador de techo lo mantienen fresco en agosto. Se reserva entero, para grupos de hasta ocho personas.',
    },
  },
  features: {
    'Wi-Fi': 'Wi-Fi',
    Secretária: 'Escritorio',
    Televisão: 'Televisión',
    'Roupa de cama': 'Ropa de cama',
    'Janela a nascente': 'Ventana al este',
    'Cama de casal': 'Cama doble',
    'Sol da manhã': 'Sol de mañana',
    Varanda: 'Balcón',
    'Duas camas individuais': 'Dos camas individuales',
    'Vista para o mar': 'Vistas al mar',
    'Duas janelas': 'Dos ventanas',
    Cozinha: 'Cocina',
    'Cama de casal e beliche': 'Cama doble y litera',
    Roupeiro: 'Armario',
    Jogos: 'Juegos',
    Cacifos: 'Taquillas',
    'Luz de leitura': 'Luz de lectura',
    'Tomada em cada cama': 'Enchufe en cada cama',
    'Só mulheres': 'Solo mujeres',
    'Secador de cabelo': 'Secador de pelo',
    'Berço a pedido': 'Cuna a petición',
    Terraço: 'Terraza',
    Arca: 'Arcón',
    'Ventoinha de teto': 'Ventilador de techo',
  },
  categories: {
    'Comodidades Incluídas': 'Incluido',
    'Não Incluído': 'No incluido',
    'Características Padrão': 'Con cada habitación',
  },
  amenities: {
    'Wi-Fi gratuito': 'Wi-Fi gratis',
    Televisão: 'Televisión',
    Cozinha: 'Cocina',
    'Roupa de cama': 'Ropa de cama',
    'Detetor de fumo': 'Detector de humo',
    Extintor: 'Extintor',
    'Estojo de primeiros socorros': 'Botiquín',
    Frigorífico: 'Frigorífico',
    'Micro-ondas': 'Microondas',
    'Loiça e talheres': 'Vajilla y cubiertos',
    Congelador: 'Congelador',
    'Tabuleiro de forno': 'Bandeja de horno',
    Cabides: 'Perchas',
    'Cobertores extra': 'Mantas adicionales',
    Roupeiro: 'Armario',
    'Mobiliário de exterior': 'Muebles de exterior',
    'Casa de banho partilhada': 'Baño compartido',
    'Self check-in': 'Entrada autónoma',
    'Equipa 24h': 'Personal las 24 horas',
    'Acesso às áreas comuns': 'Acceso a las zonas comunes',
    'Pequeno-almoço incluído': 'Desayuno incluido',
    'Localização central': 'Ubicación céntrica',
  },
};
