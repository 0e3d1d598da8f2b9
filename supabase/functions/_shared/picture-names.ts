// How uploaded pictures are named (PIC-02): the same rule as private.is_picture_name of the database.

export const PICTURE_BUCKET = 'rooms';

/** A picture is a folder, named by the SHA-256 of its largest file. */
export const PICTURE_FOLDER = /^[\da-f]{64}$/;

/** A file of one: its width in pixels, up to 1920. Nothing else is a name, so that none leads elsewhere. */
export const PICTURE_NAME =
  /^(?<folder>[\da-f]{64})\/(?<width>[1-9]\d{0,2}|1[0-8]\d{2}|19[01]\d|1920)\.(?<type>webp|jpg)$/;
