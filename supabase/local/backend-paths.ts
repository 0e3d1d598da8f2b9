/** The addresses that the embedded backend answers beside the app. */
export const API_PATH = {
  rest: /^\/(?:rest|auth)\/v1(?:[/?]|$)/,
  functions: /^\/functions\/v1(?:[/?]|$)/,
  storage: /^\/storage\/v1(?:[/?]|$)/,
} as const;

/** Where npm start keeps the mails it would have sent. */
export const MAILBOX_PATH = /^\/_mail(?:[/?]|$)/;

/** Where the stand-in of the authority is, which is given the bulletins of npm start. */
export const SIBA_PATH = /^\/_siba(?:[/?]|$)/;

/** Where the stand-in of the payment service is, with its API, its pages and the list of them. */
export const PAY_PATH = /^\/_pay(?:[/?]|$)/;

/** Whether an address (`/rest/v1/rooms?x=1`) is for the backend and not for the app. */
export function isForBackend(url: string): boolean {
  return [...Object.values(API_PATH), MAILBOX_PATH, SIBA_PATH, PAY_PATH].some((path) =>
    path.test(url),
  );
}
