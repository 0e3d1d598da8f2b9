export const COPIED = 'Copied';
export const COPY_FAILED = 'This could not be copied. Select the text and copy it yourself.';

export const CANCEL = 'Cancel';
export const SAVING = 'Saving…';
