/** The pages with their paths and their files in `out`. The last one answers all unknown addresses. */
export const pages = [
  { path: '/', file: 'index' },
  { path: '/privacy', file: 'privacy' },
  { path: '/no-such-road', file: '404' },
];
