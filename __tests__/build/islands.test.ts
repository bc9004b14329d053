/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';

import { scriptFolder } from '../../lib/paths';
import { builtScripts } from '../../lib/scripts';

test('scripts are self-contained and have no source maps', () => {
  const islandsAddress = builtScripts().islands;
  const islandsText = readFileSync(`out${islandsAddress}`, 'utf8');
  // No import or export of its own: it is loaded as a classic script, which can be requested again.
  expect(() => new Script(islandsText)).not.toThrow();
  expect(islandsText).not.toContain('sourceMappingURL');
  const lazy = readdirSync(`out${scriptFolder}`)
    .map((file) => `${scriptFolder}/${file}`)
    .filter((address) => address !== islandsAddress);
  expect(lazy).toHaveLength(2);
  for (const address of lazy) {
    expect(islandsText).toContain(`import("${address}")`);
    expect(readFileSync(`out${address}`, 'utf8')).not.toMatch(/\bimport\b[({ "]/);
  }
});
