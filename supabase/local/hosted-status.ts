const SQLSTATE = /^[0-9A-Z]{5}$/;

/** What lite answers with the status and code of PostgREST; all others it calls 500 'SUP'. */
const ANSWERED_ALIKE = /^(?:PGRST|PT|21|22|42|55|23502|23503|23505|25006|53400)/;

/** PostgREST's own table, in its order; whatever is not in it is the client's fault. */
const STATUSES: readonly [RegExp, number][] = [
  [/^(?:08|53)/, 503],
  [/^(?:0L|0P|28)/, 403],
  [/^P0001/, 400],
  [/^(?:09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/, 500],
];
const CLIENTS_FAULT = 400;

/** What PGlite says, without a code, of an object where a text or a day belongs. */
const WRONG_TYPE = /^Invalid input for \w+ type$/;
const INVALID_TEXT = '22P02';

/**
 * Makes lite answer an error of the engine as PostgREST does: a refused check (23514) is 400 with
 * its code and detail. lite passes on what is raised as SQLSTATE 'PGRST', so it becomes that.
 */
export function answerAsHosted(
  error: Error & { code?: unknown; detail?: unknown; hint?: unknown },
): void {
  const { message, detail, hint } = error;
  const isWrongType = error.code === undefined && WRONG_TYPE.test(message);
  const code = isWrongType ? INVALID_TEXT : error.code;
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return;
  if (ANSWERED_ALIKE.test(code) && !isWrongType) return;
  const [, status] = STATUSES.find(([codes]) => codes.test(code)) ?? [];
  error.code = 'PGRST';
  error.message = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  error.detail = JSON.stringify({ status: status ?? CLIENTS_FAULT, headers: {} });
}
