/** The picture that stands for the page elsewhere: the hero with the title (scripts/social.ts). */
export const socialImage = { path: '/social.jpg', width: 1200, height: 630 };
