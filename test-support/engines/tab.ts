/** A tab of a browser that Playwright does not drive; it shares nothing with earlier ones. */
export interface Tab {
  goto: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and awaits it. Rejects during a navigation. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: 'Enter' | 'Tab') => Promise<unknown>;
  /** Types a line of text into what has the focus, key by key. */
  type: (text: string) => Promise<unknown>;
  /** Resizes the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Accepts the open alert, if there is one, and returns its text. */
  alert: () => Promise<string | undefined>;
  close: () => Promise<unknown>;
}

/** A running browser. */
export interface Engine {
  open: () => Promise<Tab>;
  end: () => Promise<unknown>;
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
