/**
 * Google's Consent Mode (https://developers.google.com/tag-platform/security/concepts/consent-mode). If
 * storage is denied, Google's tag counts without cookies. Granting more than this requires the visitor's
 * consent first (docs/going-live.md).
 */
const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/**
 * Regions whose law requires consent before a site stores data in a browser, by their ISO 3166 codes. First
 * the European Union, then Åland and the French regions with their own codes. Iceland, Liechtenstein and
 * Norway, the United Kingdom and Switzerland follow.
 */
const consentRegions = [
  ...'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  ...'AX GF GP MF MQ RE YT'.split(' '),
  ...'IS LI NO GB CH'.split(' '),
];

/** The tag receives these defaults first. A default for a region overrides the general one. */
export const consentDefaults = [
  { ...allDenied, analytics_storage: 'granted' },
  { ...allDenied, region: consentRegions },
] as const;
