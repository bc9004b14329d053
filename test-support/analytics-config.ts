/** The Firebase configuration of the second build, the one with analytics. */
export const analyticsConfig = {
  apiKey: 'demo-api-key',
  projectId: 'demo-red-rim',
  appId: '1:000000000000:web:0000000000000000000000',
  measurementId: 'G-LOCAL',
};
