/** How many hours the function remembers a visitor's network. The privacy page states this number. */
export const addressHours = 24;
