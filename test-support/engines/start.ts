import type { EngineName } from '../../scripts/shared/engines';
import type { Engine, EngineStart } from './engine';
import { startWithPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

/** Starts an engine that is on this machine (see findEngine). */
export function startEngine(name: EngineName, start: EngineStart): Promise<Engine> {
  return name === 'webkit' ? startWebKit(start) : startWithPuppeteer(name, start);
}
