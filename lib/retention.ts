/** How many hours the function remembers a sender's IP address. The privacy page states this number. */
export const addressHours = 24;
