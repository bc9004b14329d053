import { test as base, expect } from '@playwright/test';

import { addresses } from '../../test-support/addresses';
import type { Engine, EngineSettings } from '../../test-support/engines/engine';
import { startProxy, type Proxy } from '../../test-support/engines/proxy';
import { startEngine } from '../../test-support/engines/start';
import { findEngine, type EngineName } from '../../scripts/shared/engines';
import { Visitor } from './visitor';

export interface WorkerFixtures {
  engineName: EngineName;
  settings: EngineSettings;
  traffic: Proxy;
  engine: Engine;
}

interface Fixtures {
  /** Allows console messages that the test provokes. */
  expectMessages: (...patterns: RegExp[]) => void;
  visitor: Visitor;
}

/** Runs one journey in the project's engine; any console message that is not expected fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  traffic: [
    async ({}, provide) => {
      const traffic = await startProxy();
      await provide(traffic);
      traffic.end();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, settings, traffic }, provide) => {
      const path = findEngine(engineName)!;
      const engine = await startEngine(engineName, { path, proxy: traffic.address, ...settings });
      await provide(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  expectMessages: [
    async ({ traffic }, provide) => {
      const expected: RegExp[] = [];
      traffic.reset();
      await provide((...patterns) => void expected.push(...patterns));
      const rest = traffic.messages().filter((text) => !expected.some((each) => each.test(text)));
      expect(rest).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ engine }, provide) => {
    const tab = await engine.open();
    const visitor = new Visitor(tab, addresses().page);
    await tab.resize(1280, 720);
    await provide(visitor);
    await tab.close();
  },
});

export { expect };
