/** The company's mark: a red rim and a low sun in a circle. An SVG document of 40 by 40 units. */
export const markSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
  '<clipPath id="mark"><circle cx="20" cy="20" r="20"/></clipPath>',
  '<g clip-path="url(#mark)">',
  '<path fill="#fcd9a8" d="M0 0h40v40H0z"/>',
  '<circle cx="25" cy="17" r="6.5" fill="#ea580c"/>',
  '<path fill="#9a3412" d="M0 19h5v-3h7v4h4v3h6v-2h5v4h5v-5h8v20H0z"/>',
  '<path fill="#5c1d0c" d="M0 29h9l4-3h7l5 4h6l4-3h5v13H0z"/>',
  '</g>',
  '</svg>',
].join('');
