/** Whether the site answers at all, past whatever the browser remembers of it. Never rejects. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
