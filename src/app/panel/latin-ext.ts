import file from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';

// The letters of guests' names that the Latin subset lacks, such as 'Ł'. Only the panel shows names
// in the house's font, and a browser fetches the file only where such a letter appears. It is no
// rule of a style sheet, because browsers would search the fonts anew at every change of one.
if (typeof FontFace === 'function') {
  document.fonts.add(
    new FontFace('Figtree Variable', `url('${file}')`, {
      weight: '300 900',
      display: 'swap',
      unicodeRange: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF',
    }),
  );
}
