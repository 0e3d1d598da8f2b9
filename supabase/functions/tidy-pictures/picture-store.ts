/** Where uploaded pictures lie: the bucket of a hosted project, or a folder of the embedded stack. */
export interface PictureStore {
  /** The names of the pictures there are, each a folder of sizes. */
  pictures(): Promise<string[]>;
  /** The files of a picture. */
  filesOf(picture: string): Promise<PictureFile[]>;
  /** Deletes files by their names; one that is gone already is as good. */
  remove(names: readonly string[]): Promise<void>;
}

export interface PictureFile {
  /** <picture>/<width>.<webp|jpg> */
  name: string;
  /** When it was uploaded, in milliseconds of the epoch. */
  storedAt: number;
}
