import { filesIn } from './files';

const paths = filesIn('app').flatMap((file) => /^app(.*)\/page\.tsx$/.exec(file)?.[1] ?? []);

/** The pages with their paths and their files in `out`. The last one answers all unknown addresses. */
export const pages = [
  ...paths.map((path) => ({ path: path || '/', file: path.slice(1) || 'index' })),
  { path: '/no-such-road', file: '404' },
];
