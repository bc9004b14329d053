import { test as base, expect } from '@playwright/test';

import { site } from '../../lib/content/site';
import { findEngine, type EngineName } from '../../scripts/shared/engines';
import { addresses } from '../../test-support/addresses';
import { startFirefox } from '../../test-support/engines/firefox';
import { startFront, type Front } from '../../test-support/engines/front';
import type { Engine } from '../../test-support/engines/tab';
import { startWebKit } from '../../test-support/engines/webkit';
import { Visitor } from './visitor';

export interface WorkerFixtures {
  engineName: EngineName;
  front: Front;
  engine: Engine;
}

/** A visitor in the project's engine. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  front: [
    async ({}, provide) => {
      const front = await startFront(addresses().page, site.booking.href);
      await provide(front);
      front.end();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, provide) => {
      const start = engineName === 'webkit' ? startWebKit : startFirefox;
      const engine = await start(findEngine(engineName)!);
      await provide(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, front }, provide) => {
    front.mend();
    const tab = await engine.open();
    await tab.resize(1280, 720);
    await provide(new Visitor(tab, front.origin));
    await tab.close();
  },
});

export { expect };
