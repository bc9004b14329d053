/** The keys that tests press, by the names that Puppeteer has for them. */
export type Key = 'Enter' | 'Tab';

/** A tab of a real browser, driven in the same way whichever engine it is. */
export interface Tab {
  /** Resolves when the page is loaded. */
  goto: (url: string) => Promise<unknown>;
  /**
   * The value of a JavaScript expression in the page, or what its promise resolves with. Rejects while one
   * page gives way to another.
   */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types a line of text into what has the focus, key by key. */
  type: (text: string) => Promise<unknown>;
  /** Gives the page a window of this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Confirms the alert that is open, if there is one, and returns its text. */
  alert: () => Promise<string | undefined>;
  /** A picture of the window, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares nothing with those before. */
  open: () => Promise<Tab>;
  end: () => Promise<void>;
}

/** What a visitor has set up differently from most; engines take it at their start alone. */
export interface EngineSettings {
  lessMotion?: boolean;
}

export interface EngineStart extends EngineSettings {
  /** Where the program of the engine is. */
  path: string;
  /** Host and port that every request goes to, this machine's own as well. */
  proxy?: { host: string; port: number };
}

/** Runs a function in the page; it knows nothing but its arguments, which travel as JSON. */
export async function run<Args extends unknown[], Result>(
  tab: Tab,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const expression = `(${script.toString()})(...${JSON.stringify(args)})`;
  return (await tab.evaluate(expression)) as Awaited<Result>;
}
