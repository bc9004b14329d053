/** Events that GA4 recommends. The SDK itself counts the page view. */
export type AnalyticsEvent =
  | { name: 'begin_checkout' }
  | { name: 'generate_lead' }
  | { name: 'exception'; params: { description: string; fatal: false } };
