/**
 * Google's Consent Mode (https://developers.google.com/tag-platform/security/concepts/consent-mode). Where
 * storage is denied, its tag counts without cookies; Google decides by a visitor's address where that is.
 * Granting more than this needs the visitor's consent first, see docs/operating.md.
 */
const nothing = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/**
 * Where the law asks before anything is kept in a browser, by ISO 3166: the European Union with Åland and the
 * French regions that have codes of their own; Iceland, Liechtenstein and Norway; the United Kingdom;
 * Switzerland.
 */
const asksFirst = [
  ...'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  ...'AX GF GP MF MQ RE YT'.split(' '),
  ...'IS LI NO'.split(' '),
  'GB',
  'CH',
];

/** The defaults that the tag has before anything else; that of a region outranks the other. */
export const consentDefaults = [
  { ...nothing, analytics_storage: 'granted' },
  { ...nothing, region: asksFirst },
] as const;
