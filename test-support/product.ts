import { startProgram } from '../scripts/shared/process';

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
 * @param folder of the project, or of a copy of it.
 * @throws an Error with its output when it exits before that, or takes longer than two minutes.
 */
export async function startProduct(folder?: string): Promise<Product> {
  const ready = /Page\s+(http\S+)\s+Inbox\s+(http\S+)/;
  const { match, ...server } = await startServer([], ready, folder);
  const [, page = '', inbox = ''] = match;
  return { page, inbox, ...server };
}

/** The product with its editor, as `npm run edit` runs it. */
export interface EditorProduct extends Pick<Product, 'output' | 'end'> {
  address: string;
}

/**
 * Starts the product with its editor.
 *
 * @param folder of the project, or of a copy of it.
 * @param env variables in addition to this process's.
 * @throws as startProduct does.
 */
export async function startEditor(
  folder: string,
  env?: Record<string, string>,
): Promise<EditorProduct> {
  const { match, ...server } = await startServer(['--edit'], /Open\s+(http\S+)/, folder, env);
  return { address: match[1] ?? '', ...server };
}

async function startServer(
  args: string[],
  ready: RegExp,
  folder?: string,
  env?: Record<string, string>,
) {
  const server = startProgram('scripts/local/serve.ts', args, env, folder);
  let output = '';
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const fail = () => reject(new Error(`The product did not start:\n${output}`));
    const timer = setTimeout(fail, 120_000);
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
    match,
    output: () => output,
    end: async () => {
      await server.end();
      return server.ended;
    },
  };
}
