/** The keys that tests press, by Puppeteer's names. */
export type Key = 'Enter' | 'Tab';

/** A tab of a real browser, with one interface for every engine. */
export interface Tab {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and awaits it. Rejects during a navigation. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types a line of text into the focused element, key by key. */
  type: (text: string) => Promise<unknown>;
  /** Resizes the window's viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Accepts the open alert, if there is one, and returns its text. */
  alert: () => Promise<string | undefined>;
  /** A screenshot of the viewport, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares nothing with earlier ones. */
  open: () => Promise<Tab>;
  end: () => Promise<void>;
}

/** Settings that few visitors change; engines accept them only at start. */
export interface EngineSettings {
  lessMotion?: boolean;
}

export interface EngineStart extends EngineSettings {
  /** Path of the engine's program. */
  path: string;
  /** Host and port that every request goes through, even to this machine. */
  proxy?: { host: string; port: number };
}

/** Runs a function in the page. It sees only its arguments, which travel as JSON. */
export async function run<Args extends unknown[], Result>(
  tab: Tab,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const expression = `(${script.toString()})(...${JSON.stringify(args)})`;
  return (await tab.evaluate(expression)) as Awaited<Result>;
}
