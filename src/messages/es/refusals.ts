import type { Refusal } from '../pt/refusals.ts';

/**
 * Why the database refuses a request, by its code, because its own message is Portuguese (LANG-03).
 */

const TAKEN =
  'Una habitación que has elegido ya no está libre en estas fechas. Elige otras fechas u otra habitación.';
const BY_CODE: Readonly<Record<string, string>> = {
  '23P01': TAKEN,
  HS001: 'Faltan datos del contacto principal.',
  HS002: 'Elige las fechas de entrada y salida.',
  HS003: 'La salida tiene que ser posterior a la entrada.',
  HS004: 'Esta fecha de entrada ya ha pasado.',
  HS005: 'Estas fechas quedan demasiado lejos. Elige otras más cercanas.',
  HS006: 'Una habitación que has elegido ya no está disponible.',
  HS007: 'En las habitaciones elegidas no caben todos los huéspedes.',
  HS008: 'El precio de una habitación ha cambiado.',
  HS009: TAKEN,
  HS010: 'Uno de los textos es demasiado largo: acórtalo.',
  HS011: 'El correo electrónico no es válido: revísalo.',
  HS012: 'El teléfono no es válido: revísalo.',
  HS013: 'Ya hemos recibido esta solicitud.',
  HS015: 'En estas fechas hay una estancia mínima. Elige una salida posterior.',
  HS016: 'Este día no hay entradas. Elige otra fecha.',
  HS017: 'De momento no aceptamos solicitudes en la web. Llámanos, por favor.',
  HS018: 'Hay muchas solicitudes sin responder en estas fechas. Llámanos, por favor.',
  HS019: 'De momento no podemos confirmar correos electrónicos. Llámanos, por favor.',
  HS022: 'Algo ha fallado. Vuelve a cargar la página.',
  HS023: 'Una estancia tan larga no se puede reservar en la web. Llámanos, por favor.',
  HS024: 'Una solicitud no puede tener más habitaciones que la casa. Llámanos, por favor.',
  HS050: 'Ahora no hay nada que pagar.',
  HS051: 'El plazo para pagar ha terminado. Llámanos, por favor.',
  HS052: 'De momento no se puede pagar en línea. Llámanos, por favor.',
  HS053: 'Este número fiscal no parece correcto. Compruébalo, por favor.',
  HS429: 'Demasiadas solicitudes en poco tiempo. Inténtalo más tarde o llámanos.',
};
const CONFIRM_FIRST =
  'Hay muchas solicitudes sin responder en estas fechas. Para enviar la tuya, confirma antes tu correo electrónico o llámanos.';

const shortestStay = (nights: string) =>
  `En estas fechas, la estancia mínima es de ${nights}\u00a0noches. Elige una salida posterior.`;

export const refusal = ({ code, hint }: Refusal): string => {
  if (code === 'HS015' && hint !== null) return shortestStay(hint);
  return hint === 'confirm-email' ? CONFIRM_FIRST : (BY_CODE[code] ?? '');
};
