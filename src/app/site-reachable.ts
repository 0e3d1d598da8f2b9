/** Whether the server answers at all, bypassing the browser's cache. Never rejects. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
