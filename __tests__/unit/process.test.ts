/** @jest-environment node */
import { once } from 'node:events';

import { startProgram } from '../../scripts/shared/process';

// Windows has no process groups.
(process.platform === 'win32' ? test.skip : test)(
  'a program ends with what it leaves running, which would keep its output open',
  async () => {
    const script = `
      const wait = 'setInterval(() => undefined, 1000)';
      require('node:child_process').spawn(process.execPath, ['-e', wait], { stdio: 'inherit' });
      process.on('SIGINT', () => process.exit());
      console.log('up');
      eval(wait);`;
    const program = startProgram('-e', [script]);
    await once(program.child.stdout!, 'data');
    await program.end();
    expect(await program.ended).toBe(0);
  },
);
