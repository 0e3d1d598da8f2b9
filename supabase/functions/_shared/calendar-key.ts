const KEY = /\/(?<key>[\w-]{22,64})(?:\.ics)?$/;

/** The key in the address of a calendar of this product; undefined where there is none. */
export function calendarKeyOf({ pathname }: URL): string | undefined {
  return KEY.exec(pathname)?.groups?.['key'];
}
