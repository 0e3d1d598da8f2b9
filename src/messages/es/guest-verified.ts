export const VERIFIED = {
  title: 'Tu correo está confirmado',
  text: 'Vuelve a la página de tu solicitud y pulsa otra vez «Enviar solicitud». Si ya la has cerrado, empieza de nuevo: puede que tengas que confirmar otra vez tu correo.',
};

export const NOT_VERIFIED = {
  title: 'Este enlace ya no es válido',
  text: 'Sirve durante un día. Vuelve a tu solicitud y pide otro: llega por correo.',
  form: 'Ir a la solicitud',
};
