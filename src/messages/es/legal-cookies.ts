import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const COOKIES: LegalDocument = {
  title: 'Política de cookies',
  description:
    'Esta web no usa cookies ni seguimiento. Qué guarda en tu navegador, durante cuánto tiempo y qué ocurre cuando abres el mapa.',
  sections: [
    {
      id: 'noCookies',
      title: 'Sin cookies',
      body: [
        paragraph(
          'Esta web no usa cookies, ni propias ni de terceros, ni herramientas de estadística, publicidad o seguimiento. Por eso no te mostramos ningún aviso para pedirte el consentimiento.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'Qué queda en tu navegador',
      body: [
        {
          kind: 'table',
          head: ['Qué', 'Dónde y hasta cuándo'],
          rows: [
            [
              'Borrador de la solicitud de reserva',
              'En el almacenamiento de sesión, solo en esta pestaña: las fechas, las habitaciones y los datos de contacto que has escrito, para que no se pierdan si recargas la página. Se borra cuando envías la solicitud, empiezas de nuevo o cierras la pestaña.',
            ],
            [
              'Resumen de la solicitud enviada',
              'En el almacenamiento de sesión, solo en esta pestaña: el número, las habitaciones, las fechas, los huéspedes, el precio y el enlace privado, sin tus datos de contacto, para que lo encuentres si recargas la página o vuelves atrás. Se borra cuando cierras la pestaña.',
            ],
            [
              'Borrador del mensaje',
              'En el almacenamiento de sesión, solo en esta pestaña: lo que has escrito en el formulario de contacto, para que no se pierda si recargas la página. Se borra cuando envías el mensaje o cierras la pestaña.',
            ],
            [
              'Hora de llegada y mensaje',
              'En el almacenamiento de sesión, solo en esta pestaña: lo que has escrito en la página de tu reserva y todavía no has guardado. Se borra cuando lo guardas o cierras la pestaña.',
            ],
            [
              'Enlace de la reserva mientras pagas',
              'En el almacenamiento de sesión, solo en esta pestaña: el enlace privado de tu reserva mientras estás en la página del servicio de pagos, que no lo recibe. Se borra cuando vuelves o cierras la pestaña.',
            ],
            [
              'Idioma elegido',
              'En el almacenamiento local, solo después de que elijas un idioma o descartes la sugerencia: el idioma en el que quieres leer la web. No tiene fecha de caducidad: se queda hasta que lo borres en los ajustes del navegador.',
            ],
            [
              'Sesión del personal',
              'En el almacenamiento local, solo para quien inicia sesión en el panel del hostel. Se borra al salir.',
            ],
            [
              'Borradores de notas del personal',
              'En el almacenamiento de sesión, solo en el panel. Se borran al guardar, al salir o al cerrar la pestaña.',
            ],
            [
              'Ajustes del personal',
              'En el almacenamiento local, solo en el panel: los avisos, los atajos de teclado y hasta dónde se han visto las novedades. Se quedan hasta que se borren en los ajustes del navegador.',
            ],
          ],
        },
        paragraph(
          'Todo esto es estrictamente necesario para el servicio que pides y no sirve para identificarte en otras páginas; la ley no exige consentimiento (artículo\u00a05 de la Ley portuguesa n.º\u00a041/2004, de 18 de agosto). Puedes borrarlo en cualquier momento en los ajustes del navegador.',
        ),
      ],
    },
    {
      id: 'map',
      title: 'El mapa',
      body: [
        paragraph(
          'Las imágenes del mapa vienen de los servidores de la OpenStreetMap Foundation y solo se piden cuando el mapa de la página Ubicación aparece en pantalla. Esos servidores reciben entonces tu dirección IP. Sin las imágenes, la dirección y las indicaciones siguen en la página.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'Más información',
      body: [
        paragraph([
          'Lo demás está en la ',
          { link: 'privacy', text: 'Política de privacidad' },
          '. ¿Tienes preguntas? Escribe a ',
          { link: 'email' },
          '.',
        ]),
      ],
    },
  ],
};
