import { portOffset } from '../shared/ports';
import { startProgram } from '../shared/process';

/** The whole product, as `npm start` runs it. */
export interface Product {
  page: string;
  inbox: string;
  /** Everything printed so far. */
  output: () => string;
  /**
   * Ends it as Ctrl-C does.
   *
   * @returns the exit code.
   */
  end: () => Promise<number | null>;
}

/**
 * Starts the product and waits until it prints its addresses.
 *
 * @param offset of its ports, in addition to this process's: a multiple of 1000.
 * @param folder of the project, or of a copy of it.
 * @throws an Error with its output when it exits before that, or takes longer than two minutes.
 */
export async function startProduct(offset = 0, folder?: string): Promise<Product> {
  const server = startProgram(
    'scripts/local/serve.ts',
    [],
    { PORT_OFFSET: `${portOffset + offset}` },
    folder,
  );
  const ready = /Page\s+(http\S+)\s+Inbox\s+(http\S+)/;
  let output = '';
  const [, page = '', inbox = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const timer = setTimeout(fail, 120_000);
    function fail() {
      clearTimeout(timer);
      reject(new Error(`The product did not start:\n${output}`));
    }
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    server.child.stdout?.on('data', read);
    server.child.stderr?.on('data', read);
    void server.ended.then(fail);
  });
  return {
    page,
    inbox,
    output: () => output,
    end: async () => {
      await server.end();
      return server.ended;
    },
  };
}
