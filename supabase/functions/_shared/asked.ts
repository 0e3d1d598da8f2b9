// What panels and schedules ask of a function, and how it answers them.

/** The panel calls a hosted project from another origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

export type Asked = Readonly<Record<string, unknown>>;

/** An answer in JSON that a page of another origin may read. */
export function answerTo(status: number, body: object): Response {
  return Response.json(body, { status, headers: CORS });
}

/** The answer to whatever is no POST; undefined for a POST. */
export function preflight({ method }: Request): Response | undefined {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  return method === 'POST' ? undefined : answerTo(405, { message: 'POST only' });
}

/** The caller's token, or undefined. */
export function bearerOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace(/^Bearer /i, '') || undefined;
}

/** What a body asks for, {} without one; undefined when it is anything but an object in JSON. */
export async function asked(request: Request): Promise<Asked | undefined> {
  const body = await request.text();
  if (body === '') return {};
  try {
    const given: unknown = JSON.parse(body);
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
    return isObject ? { ...given } : undefined;
  } catch {
    return undefined;
  }
}
