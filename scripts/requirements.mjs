/**
 * Checks what the project's own commands require, then starts tsx, which runs TypeScript. It is plain
 * JavaScript, because an old Node or the name of a folder can stop tsx itself.
 */
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const needed = engines.node.replace('>=', '');
const { node } = process.versions;

const unreadable = /[%?"{}]|[@+*]\(/.exec(process.cwd());

/** The sentences for what is wrong, each with what to do. */
const problems = [
  node.localeCompare(needed, 'en', { numeric: true }) < 0 &&
    `This is Node ${node}, but the project needs ${needed} or later: install it from https://nodejs.org, then run "npm ci".`,
  // tsx, Tailwind or its search for files take these for something else. Some leave the page without styles.
  unreadable &&
    `The folder ${process.cwd()} has ${unreadable[0]} in its path, which the project's tools cannot read: rename it.`,
  ...['node_modules/tsx', 'functions/node_modules'].map(
    (folder) =>
      !existsSync(folder) &&
      `The packages in ${folder} are missing: run "npm ci", or if npm runs no install scripts, "npm ci --prefix functions" after it.`,
  ),
].filter(Boolean);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

await import('tsx');
