/** Colours that more than the stylesheet needs: browser chrome and icons take them too. */
export const colors = {
  paper: '#fdf9f4',
  maroon: '#2a0f08',
  /** A field that takes no more input. */
  sand: { DEFAULT: '#f5efe7', dark: '#d6ccbf' },
};
