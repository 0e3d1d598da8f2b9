/** Finds the failed file in a browser's error message; Safari's message has none. */
const FILE = /https?:\/\/\S+\.js$/;

/**
 * Imports a part of the app and, if that fails, tries once more under another address. Some
 * browsers remember a failed import until the page is left and would not request the same address
 * again.
 */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [file] = (error instanceof Error && FILE.exec(error.message)) || [];
    if (file === undefined) throw error;
    const part: Part = await import(/* @vite-ignore */ `${file}?again=${Date.now()}`);
    return part;
  }
}
