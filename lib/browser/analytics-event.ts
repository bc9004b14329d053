/** GA4's recommended events; the SDK itself counts the page view. */
export type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };
