/** The phone of the visits: 390 by 844 CSS pixels of three pixels each. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
