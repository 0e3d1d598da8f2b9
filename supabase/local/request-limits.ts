const MAX_DEPTH = 4;

/**
 * The refusal of a request whose `select` embeds tables in tables too deep, or undefined. Each level
 * multiplies the rows, and requests run one at a time with no time limit, which a hosted project
 * has: one such request would stop the house for minutes.
 */
export function refuseDeepSelect(request: Request): Response | undefined {
  const selects = new URL(request.url).searchParams.getAll('select');
  if (selects.every((select) => depthOf(select) <= MAX_DEPTH)) return undefined;
  return Response.json(
    { code: '54000', message: 'The select is nested too deep.', details: null, hint: null },
    { status: 400 },
  );
}

function depthOf(select: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of select) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
