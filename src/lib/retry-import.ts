/** Where a browser says which file did not come; Safari does not. */
const FILE = /https?:\/\/\S+\.js$/;

/**
 * Imports a part of the app, and where that fails once more under another address. Browsers used to
 * remember a file that did not come until the page is left: however often a guest tried again, they
 * would not have asked for it.
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
