/** Installs the function's packages, which have a lock file of their own, after those of the site. */
import { spawnSync } from 'node:child_process';

// npm passes its settings on as variables. npm 11 accepts this one from a user's .npmrc, but not as a variable.
delete process.env.npm_config_allow_scripts;

const { status } = spawnSync('npm ci --prefix functions --loglevel error', { shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('./requirements.mjs');
