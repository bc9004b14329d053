/** Colors that browser chrome and icons share with the stylesheet. */
export const colors = {
  paper: '#fdf9f4',
  maroon: '#2a0f08',
  sand: { DEFAULT: '#f5efe7', dark: '#d6ccbf' },
};
