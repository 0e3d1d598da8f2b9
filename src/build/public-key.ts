/**
 * Why a key must not go into the build, or undefined: everybody can read what a page carries. The
 * publishable key and the older key of the role anon are made for it; the secret key and the older
 * service_role key open everything, past row-level security.
 */
export function publicKeyProblem(key: string): string | undefined {
  const isSecret = key.startsWith('sb_secret_') || roleOf(key) === 'service_role';
  return isSecret
    ? 'VITE_SUPABASE_ANON_KEY holds the secret key of the project, which everybody could read in ' +
        'the built site. Use the publishable key (sb_publishable_…), and replace the secret one.'
    : undefined;
}

/** The role that a key of the older kind acts as; such a key is a token that anybody can read. */
function roleOf(key: string): unknown {
  try {
    const content: unknown = JSON.parse(
      Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof content === 'object' && content !== null && 'role' in content
      ? content.role
      : undefined;
  } catch {
    return undefined;
  }
}
