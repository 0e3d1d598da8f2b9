/** Words of fields, buttons and windows. */

/** Below a long text: how many characters were typed, and how many it takes. */
export const typed = (length: number, limit: number) => `${length} of ${limit}`;

export const COPIED = 'Copied';
export const COPY_FAILED = 'It could not be copied. Select the text and copy it yourself.';

export const CANCEL = 'Cancel';
export const SAVING = 'Saving…';
