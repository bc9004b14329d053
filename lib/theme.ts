/** Colors that the style sheet shares with icons and the browser's own interface. */
export const colors = {
  paper: '#fdf9f4',
  maroon: '#2a0f08',
  sand: { DEFAULT: '#f5efe7', dark: '#d6ccbf' },
};
