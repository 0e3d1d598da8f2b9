/** Shared by text fields and selects: ≥ 46 px high on the site, 36 (phone 44) in the panel. */
export const CONTROL =
  'block w-full min-h-11.5 rounded-field border-[1.5px] border-contorno bg-branco px-3.5 text-16 leading-6 text-tinta ' +
  'aria-invalid:border-2 aria-invalid:border-erro-700 aria-invalid:bg-erro-50 ' +
  'panel:min-h-9 panel:border panel:px-2.5 panel:text-14 panel:leading-5 panel:max-md:min-h-11 panel:max-md:text-16 ' +
  'disabled:bg-sal disabled:text-tinta-2';
