import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';
import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';

export const TERMS: LegalDocument = {
  title: 'Términos y condiciones',
  description:
    'Las condiciones de las reservas directas y las estancias: entrada, pago, cancelación, normas de la casa, responsabilidad, seguridad y ley aplicable.',
  sections: [
    {
      id: 'legalInformation',
      title: 'Información legal y contacto',
      body: [
        paragraph([
          'Estas condiciones regulan las reservas directas hechas en esta web y las estancias en el ',
          { name: 'house' },
          '. Si otra página de la web indica un plazo o un horario distinto, valen los de estas condiciones.',
        ]),
        paragraph([
          'Puedes hablar con nosotros por teléfono en el ',
          { link: 'phone' },
          ' o por correo electrónico en ',
          { link: 'email' },
          '. Respondemos a llamadas y correos en 24\u00a0horas.',
        ]),
      ],
    },
    {
      id: 'bookings',
      title: 'Reservas',
      body: [
        paragraph(
          'El formulario de esta web envía una solicitud de reserva. La solicitud queda pendiente hasta que nuestro equipo la confirma, y solo con la confirmación hay contrato. Al confirmar podemos pedirte el pago total o un anticipo.',
        ),
        paragraph(
          'Antes de enviar la solicitud ves el total de la estancia: el precio por noche de cada habitación multiplicado por el número de noches. Aceptamos solicitudes con hasta 9\u00a0meses de antelación.',
        ),
        paragraph(
          'Las reservas hechas en plataformas externas siguen las condiciones de esas plataformas.',
        ),
      ],
    },
    {
      id: 'arrival',
      title: 'Entrada y salida',
      body: [
        {
          kind: 'table',
          rows: [
            ['Entrada', 'De 14:00 a 00:00'],
            [
              'Edad mínima',
              '18\u00a0años; los menores se alojan en habitaciones familiares, acompañados por sus padres',
            ],
            ['Salida', 'Hasta las 11:00'],
            ['Salida tardía', '10\u00a0€, según disponibilidad'],
            ['Equipaje', 'Consigna gratuita el día de la salida, hasta las 18:00'],
          ],
        },
        paragraph(
          'La ley nos obliga a comunicar a las autoridades el alojamiento de huéspedes extranjeros (artículos\u00a015 y 16 de la Ley portuguesa n.º\u00a023/2007, de 4 de julio). Por eso, trae contigo un documento de identidad.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Pago',
      body: [
        paragraph('El pago se hace a la llegada:'),
        {
          kind: 'list',
          items: [
            'en efectivo (EUR);',
            'con tarjeta de débito o crédito (Visa, Mastercard);',
            'por transferencia bancaria, con justificante.',
          ],
        },
        paragraph(
          'Podemos pedir una señal antes de la llegada, que se paga en línea o por transferencia hasta la hora que te indicamos. Sin ella, la solicitud caduca a esa hora, sin coste para ti. La señal se descuenta del total; si cancelas con más de 24 horas de antelación, te la devolvemos por el mismo medio.',
        ),
        paragraph(
          `Lo que hayas pagado al confirmarse la reserva se descuenta. Los precios incluyen el IVA. ${TOURIST_TAX}`,
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelación',
      body: [
        {
          kind: 'table',
          head: ['Situación', 'Qué se paga'],
          rows: [
            [
              'Con más de 24\u00a0horas de antelación',
              'Nada. Las 24\u00a0horas se cuentan hacia atrás desde las 14:00 del día de entrada.',
            ],
            ['Más tarde o si no te presentas', 'La primera noche.'],
            [
              'Salida anticipada',
              'Después de la entrada, las noches no utilizadas no se reembolsan.',
            ],
            [
              'Tarifas promocionales',
              'Algunas no son reembolsables; en ese caso, te avisamos antes de confirmar.',
            ],
            ['Reservas en plataformas externas', 'Lo que diga la política de la plataforma.'],
          ],
        },
        paragraph([
          'Para cancelar, llama o escribe a ',
          { link: 'email' },
          ' e indica el número de reserva. Como la reserva es para fechas determinadas, no se aplica el derecho de desistimiento de los contratos celebrados a distancia (artículo\u00a017 del Decreto-ley portugués n.º\u00a024/2014, de 14 de febrero).',
        ]),
      ],
    },
    {
      id: 'houseRules',
      title: 'Normas de la casa',
      body: [
        { kind: 'list', items: Object.values(HOUSE_RULES) },
        paragraph(
          'El incumplimiento grave o repetido de estas normas puede suponer la salida inmediata, sin reembolso.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      body: [
        paragraph(
          'El huésped responde de los daños que cause. El hostel no se hace responsable de los objetos personales ni de los accidentes, salvo negligencia probada. Nada de lo dispuesto en estas condiciones excluye los derechos que la ley garantiza al consumidor.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Seguridad',
      body: [
        paragraph(
          'El acceso a la casa está controlado y solo hay videovigilancia en las zonas comunes. Hay detectores de humo, extintores y un botiquín de primeros auxilios en recepción.',
        ),
        paragraph([
          'En caso de emergencia, llama al ',
          { link: 'emergency' },
          '. La línea telefónica del hostel, ',
          { link: 'phone' },
          ', atiende las 24\u00a0horas del día.',
        ]),
      ],
    },
    {
      id: 'dataProtection',
      title: 'Protección de datos',
      body: [
        paragraph([
          'Tratamos tus datos conforme al Reglamento General de Protección de Datos (RGPD). Tienes derecho de acceso, rectificación, supresión y limitación, entre otros, y respondemos a las peticiones en el plazo de un mes. Las imágenes de videovigilancia se guardan 30\u00a0días como máximo; los datos contables, unos 10\u00a0años. Más información en la ',
          { link: 'privacy', text: 'Política de privacidad' },
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: [
        paragraph(
          'Estas condiciones pueden cambiar en cualquier momento y se aplican desde su publicación en esta página, sin perjuicio de los derechos de quien ya tenga una reserva confirmada.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Ley aplicable',
      body: [
        paragraph(
          'Se aplica la ley portuguesa. Es competente el tribunal del partido judicial (comarca) en el que está el hostel, sin perjuicio de las normas que protegen al consumidor.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Livro de Reclamações (libro de reclamaciones)',
      body: [
        paragraph([
          'Escriba su queja en ',
          { link: 'complaints' },
          ' o pida el libro en papel en recepción, a cualquier hora. Todo establecimiento en Portugal debe ponerlo a disposición de sus clientes.',
        ]),
      ],
    },
    {
      id: 'disputes',
      title: 'Resolución de litigios',
      body: [
        paragraph(
          'Si algo sale mal, hable primero con nosotros: casi siempre se resuelve en recepción. Si no basta, tiene el libro de arriba y el centro de abajo.',
        ),
        paragraph(
          'En caso de litigio, el consumidor puede recurrir al centro de arbitraje de la región:',
        ),
        { kind: 'notice', text: [{ name: 'arbitration' }, { link: 'arbitration' }] },
        paragraph([
          'Todas las entidades de resolución alternativa de litigios figuran en el portal oficial del consumidor, ',
          { name: 'portal' },
          ', ',
          { link: 'consumers' },
          '.',
        ]),
      ],
    },
  ],
};
