import { LocalStackError } from './local-stack-error.ts';

const NO_RIGHT = 'this user may not write there';

const REASONS: Record<string, string> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  ENOTDIR: 'a part of this path is a file',
};

/**
 * An error of the file system about the data folder, in words to act on; any other error as it is.
 */
export function folderProblem(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason === undefined) return error;
  return new LocalStackError(
    `The data folder ${folder} cannot be written to: ${reason}. ` +
      'Mend that, or choose another folder with HOSTEL_DATA_DIR.',
    { cause: error },
  );
}
