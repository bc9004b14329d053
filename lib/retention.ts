/** Hours for which the function remembers who has sent an enquiry; /privacy says so. */
export const addressHours = 24;
