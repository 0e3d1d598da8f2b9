import { onTestFinished, vi } from 'vitest';

/** Collects the files that the page saves; else the window would follow their addresses. */
export function catchFiles() {
  const files: { name: string; file: Blob }[] = [];
  const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push({ name: '', file });
    return 'blob:file';
  });
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const last = files.at(-1);
    if (last !== undefined) last.name = this.download;
  });
  onTestFinished(() => {
    addresses.mockRestore();
    clicks.mockRestore();
  });
  return files;
}
