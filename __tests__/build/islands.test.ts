import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { scriptPaths } from '../../lib/paths';

test('each script is one file without source maps, so that a retry loads all of it', () => {
  const { islands: classic, ...modules } = scriptPaths;
  const text = readFileSync(`out${classic}`, 'utf8');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toContain('sourceMappingURL');
  for (const path of Object.values(modules)) {
    expect(text).toContain(path);
    const script = readFileSync(`out${path}`, 'utf8');
    expect(script).not.toMatch(/\bimport\b[({ "]|sourceMappingURL/);
  }
});
