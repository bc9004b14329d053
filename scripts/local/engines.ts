/**
 * Runs the visitor's journey against the last build in each engine on this machine, and names the missing
 * ones. Further arguments go to Playwright: `npm run test:engines -- --project "engine webkit"`.
 */
import { main, program, requireBuild, runs } from '../shared/cli';
import { missingEngines, presentEngines } from '../shared/engines';

main(() => {
  requireBuild();
  presentEngines();
  const only = process.argv.slice(2);
  const projects = only.includes('--project') ? [] : ['--project', 'engine *'];
  const passed = runs(program('@playwright/test', 'playwright'), ['test', ...projects, ...only]);
  console.log(missingEngines());
  if (!passed) throw new Error('Not every engine passed; the lines above say which.');
});
