import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales recoge el hostel, para qué, con quién los comparte, cuánto tiempo los guarda y cómo puedes ejercer tus derechos.',
  sections: [
    {
      id: 'controller',
      title: 'Responsable del tratamiento',
      body: [
        paragraph([
          'El responsable del tratamiento de tus datos personales es el ',
          { name: 'house' },
          '. Para cualquier asunto sobre tus datos, escribe a ',
          { link: 'email' },
          ' o llama al ',
          { link: 'phone' },
          '.',
        ]),
        paragraph(
          'Esta política se aplica a esta web, a las reservas y a las estancias. Se rige por el Reglamento General de Protección de Datos (RGPD) y la Ley portuguesa n.º\u00a058/2019, de 8 de agosto.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Datos que recogemos',
      body: [
        {
          kind: 'table',
          head: ['Cuándo', 'Qué datos'],
          rows: [
            [
              'Solicitud de reserva',
              'Nombre, correo electrónico y teléfono del contacto principal, fechas, número de huéspedes, habitaciones, precio, el idioma en el que nos escribes y el mensaje que quieras dejarnos.',
            ],
            [
              'Mensaje de contacto',
              'Nombre, correo electrónico, teléfono (opcional), asunto y mensaje.',
            ],
            [
              'Envío de un formulario',
              'La hora del envío y códigos (hash) calculados a partir del correo electrónico y de la dirección IP, solo para contar los envíos. La dirección IP en sí no se guarda en nuestra base de datos.',
            ],
            [
              'Seguimiento de la solicitud',
              'El estado de la reserva, los correos que te enviamos, las notas internas de nuestro equipo y lo que nos cuentes en la página de tu reserva: la hora de llegada, una petición o el motivo de la cancelación.',
            ],
            [
              'Estancia',
              'Los datos del documento de identidad que exige la ley, los datos de pago y facturación y las imágenes de videovigilancia de las zonas comunes.',
            ],
            [
              'Pago antes de la llegada',
              'El importe, el medio y la hora del pago, el número de la reserva y lo que el servicio de pagos nos dice de él. Los datos de la tarjeta se escriben en la página de ese servicio: nunca nos llegan.',
            ],
            [
              'Factura con número fiscal',
              'El nombre y el número fiscal que quieras en la factura. La página de tu reserva solo vuelve a mostrar cómo termina el número.',
            ],
            [
              'Registro de huéspedes',
              'De cada persona que duerme en la casa: nombre, nacionalidad, nacimiento, tipo, número y país del documento, y dónde vive; de los portugueses, solo nombre, nacionalidad y dónde viven. Los das al llegar o, si quieres, antes, en la página de tu reserva, que no los vuelve a mostrar. Nunca pedimos ni guardamos una imagen del documento.',
            ],
          ],
        },
        paragraph(
          'En la solicitud de reserva, el nombre, el correo electrónico y el teléfono son necesarios: sin ellos no podemos responder. Esta web no pide ni recibe datos de tarjetas.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Finalidades y bases jurídicas',
      body: [
        {
          kind: 'table',
          head: ['Para qué', 'Con qué base jurídica (artículo\u00a06, apartado\u00a01, del RGPD)'],
          rows: [
            [
              'Responder a la solicitud de reserva y acoger la estancia',
              'Medidas precontractuales aplicadas a petición tuya y ejecución del contrato, letra\u00a0b).',
            ],
            [
              'Responder a los mensajes de contacto',
              'Medidas precontractuales aplicadas a petición tuya, letra\u00a0b), o el interés legítimo en responder a quien nos escribe, letra\u00a0f).',
            ],
            [
              'Facturar, llevar la contabilidad y comunicar el alojamiento de extranjeros',
              'Cumplimiento de obligaciones legales, letra\u00a0c).',
            ],
            [
              'Frenar el abuso de los formularios',
              'Interés legítimo en mantener la web disponible para todos, letra\u00a0f).',
            ],
            [
              'Videovigilancia',
              'Interés legítimo en la seguridad de las personas y los bienes, letra\u00a0f).',
            ],
          ],
        },
        paragraph(
          'No usamos tus datos para publicidad, no elaboramos perfiles y no tomamos decisiones basadas únicamente en un tratamiento automatizado: a cada solicitud responde una persona de nuestro equipo. Solo caduca por sí sola la solicitud que quede sin respuesta en el plazo que te indicamos o cuyo correo electrónico no confirmes.',
        ),
      ],
    },
    {
      id: 'sharing',
      title: 'Con quién compartimos los datos',
      body: [
        paragraph('No vendemos tus datos. Solo los reciben, y únicamente en la medida necesaria:'),
        {
          kind: 'list',
          items: [
            'Supabase, que aloja la base de datos y el inicio de sesión del equipo y trata los datos por cuenta nuestra, como encargado del tratamiento (artículo\u00a028 del RGPD);',
            'los proveedores del alojamiento de esta web y de nuestro correo electrónico, también por cuenta nuestra;',
            'el servicio de pagos (Stripe), cuando pagas en línea, como encargado del tratamiento: de nosotros recibe el importe y el número de la reserva; de ti, en su página, lo necesario para pagar, que nunca nos llega;',
            'las autoridades, cuando la ley lo exige, como en la comunicación del alojamiento de huéspedes extranjeros (artículos\u00a015 y 16 de la Ley portuguesa n.º\u00a023/2007, de 4 de julio): el registro de cada huésped extranjero va a la unidad de fronteras y extranjeros (UCFE) del Sistema de Seguridad Interna portugués (SSI). En la casa, solo lo lee la recepción.',
          ],
        },
        paragraph(
          'Si uno de estos proveedores trata datos fuera del Espacio Económico Europeo, exigimos una decisión de adecuación o las cláusulas contractuales tipo de la Comisión Europea.',
        ),
        paragraph(
          'Cuando abres el mapa de la página Ubicación, tu navegador pide las imágenes a la OpenStreetMap Foundation, que recibe tu dirección IP. Las plataformas de reserva y los servicios de mapas a los que enlazamos solo reciben datos si sigues los enlaces; a partir de ahí se aplica la política de cada uno.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Seguridad',
      body: [
        paragraph(
          'La conexión con la web está cifrada (HTTPS). Las solicitudes y los mensajes solo los leen miembros del equipo con cuenta propia, y es la base de datos la que comprueba, en cada acceso, qué puede ver y modificar cada persona.',
        ),
        paragraph(
          'Cada solicitud tiene su propia página, que se abre con un enlace secreto: lo recibes al enviar la solicitud y en cada correo. Quien lo tenga ve la reserva y el nombre de pila, sin los datos de contacto, y puede cancelarla. El enlace no aparece en los registros de los servidores. Si lo ve alguien que no debería, avísanos: te damos otro y el anterior deja de funcionar.',
        ),
        paragraph(
          'Para mostrar qué noches están ocupadas, la web hace públicos la habitación, las fechas, el estado y el número de las reservas. Nunca el nombre, los datos de contacto ni el mensaje.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      body: [
        paragraph('Puedes pedirnos, de forma gratuita:'),
        {
          kind: 'list',
          items: [
            'acceso a tus datos y una copia de ellos;',
            'rectificación de lo que sea erróneo o incompleto;',
            'supresión de lo que ya no sea necesario;',
            'limitación del tratamiento mientras se aclara una duda;',
            'portabilidad de los datos que nos diste;',
            'oposición a lo que hacemos por interés legítimo.',
          ],
        },
        paragraph([
          'Escribe a ',
          { link: 'email' },
          '. Respondemos en el plazo de un mes y, si hay dudas, te pedimos que confirmes tu identidad. También puedes presentar una reclamación ante la autoridad de control portuguesa, la ',
          { name: 'authority' },
          ' (CNPD), ',
          { link: 'authority' },
          '.',
        ]),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        paragraph([
          'Esta web no usa cookies, ni estadística, publicidad o seguimiento. Solo guarda en tu navegador los borradores de la solicitud de reserva y del mensaje, hasta que los envías o cierras la pestaña, después el resumen de la solicitud, sin datos de contacto, el enlace de la reserva mientras pagas, y el idioma que elijas. Los detalles están en la ',
          { link: 'cookies', text: 'Política de cookies' },
          '.',
        ]),
      ],
    },
    {
      id: 'retention',
      title: 'Plazos de conservación',
      body: [
        {
          kind: 'table',
          head: ['Datos', 'Durante cuánto tiempo'],
          rows: [
            [
              'Reservas',
              'Mientras hagan falta para la estancia y para lo que se derive de ella, como una reclamación. Después de la estancia pasan al archivo, y de allí las elimina nuestro equipo.',
            ],
            [
              'Mensajes de contacto',
              'Hasta que el asunto quede cerrado y nuestro equipo los elimine. Puedes pedirnos que lo hagamos antes.',
            ],
            ['Página de la reserva y su enlace', 'Hasta 60\u00a0días después de la estancia.'],
            [
              'Texto de los correos enviados',
              '90\u00a0días. El hecho de que se enviaron, el mismo tiempo que la reserva.',
            ],
            ['Confirmación del correo electrónico antes de una solicitud', 'Dos días.'],
            ['Códigos contra el abuso de los formularios', 'Dos días.'],
            ['Imágenes de videovigilancia', '30\u00a0días como máximo.'],
            ['Datos contables', 'Unos 10\u00a0años, por obligación legal.'],
            [
              'Nombre y número fiscal para la factura, pagos',
              'Lo facturado, con los datos contables; lo demás, igual que la reserva.',
            ],
            [
              'Registro de huéspedes, para la comunicación del alojamiento de extranjeros',
              'Doce meses después de la salida. Después borramos nombre, nacimiento, nacionalidad, documento y localidad; para las sumas solo quedan el país de residencia y el grupo de edad.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: [
        paragraph(
          'Si cambia la forma en que tratamos tus datos, cambiamos esta página y la fecha del principio. Siempre vale la versión publicada aquí.',
        ),
      ],
    },
  ],
};
