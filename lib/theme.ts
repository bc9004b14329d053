/** The page's ground, which the style sheet shares with the touch icon and the browser's own interface. */
export const paper = '#fdf9f4';
