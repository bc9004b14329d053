import { createServer, request as ask, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';

import { listen } from '../listen';

/** Where Book Now leads, in place of a host that does not exist. */
const elsewhere = '/elsewhere';

/**
 * A server in front of the product, through which tests delay and refuse requests in the same way in every engine,
 * and whose documents lead to a page titled "Elsewhere" for booking.
 *
 * @param product the page's origin.
 * @param booking the address of the booking page.
 */
export async function startFront(product: string, booking: string) {
  let rules: { path: string; answer: number | Promise<void> }[] = [];

  const respond = async (...[request, response]: Parameters<RequestListener>) => {
    const { url: path = '/', method, headers } = request;
    for (const { answer } of rules.filter((rule) => path.startsWith(rule.path))) {
      if (typeof answer === 'number') return response.writeHead(answer).end();
      await answer;
    }
    if (path === elsewhere) return response.end('<!doctype html><title>Elsewhere</title>');
    const onward = ask(
      new URL(path, product),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const { statusCode = 502, headers } = answer;
        if (!headers['content-type']?.startsWith('text/html')) {
          answer.pipe(response.writeHead(statusCode, headers));
          return;
        }
        delete headers['content-length'];
        response.writeHead(statusCode, headers);
        void text(answer).then((html) =>
          response.end(html.replaceAll(booking.replaceAll('&', '&amp;'), elsewhere)),
        );
      },
    );
    onward.on('error', () => response.destroy());
    return request.pipe(onward);
  };
  const { origin, end } = await listen(createServer((...both) => void respond(...both)));

  return {
    origin,
    /** Holds requests whose path begins like this; returns a function that lets them go. */
    hold(path: string): () => void {
      let release: () => void = () => undefined;
      rules.push({ path, answer: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    /** Answers such requests with a status. */
    refuse(path: string, status: number): void {
      rules.push({ path, answer: status });
    },
    /** Ends all this. */
    mend() {
      rules = [];
    },
    end,
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;
