import { startProgram } from '../scripts/shared/process';

/** The whole product, as `npm run serve` runs it. */
export interface Product {
  page: string;
  inbox: string;
  /** All that it has printed so far. */
  output: () => string;
  /** Ends it as Ctrl-C does; resolves with the exit code. */
  end: () => Promise<number | null>;
}

/**
 * Starts the product and waits until it prints where it is.
 *
 * @throws an Error with what it printed when it ends before that, or is not up in two minutes.
 */
export async function startProduct(): Promise<Product> {
  const server = startProgram('scripts/local/serve.ts', []);
  let output = '';
  const addresses = await new Promise<{ page: string; inbox: string }>((resolve, reject) => {
    const fail = () => reject(new Error(`The product did not start:\n${output}`));
    const timer = setTimeout(fail, 120_000);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, page, inbox] = /Page\s+(http\S+)\s+Inbox\s+(http\S+)/.exec(output) ?? [];
      if (!page || !inbox) return;
      clearTimeout(timer);
      resolve({ page, inbox });
    };
    server.child.stdout?.on('data', read);
    server.child.stderr?.on('data', read);
    void server.ended.then(fail);
  });
  return {
    ...addresses,
    output: () => output,
    end: async () => {
      await server.end();
      return server.ended;
    },
  };
}
