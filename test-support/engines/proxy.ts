import { createHash } from 'node:crypto';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { ownCertificate } from '../../scripts/shared/certificate';
import { host } from '../../scripts/shared/ports';
import { listen } from '../listen';

/** The answer of every host but this machine. */
const elsewhere = '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>';

/** Hosts that Firefox contacts by itself, whatever page it shows. */
const ownErrands = /\.(mozilla\.(com|org|net)|firefox\.com):443$/;

/** The path, on the page's own origin, that console messages are reported to. */
const reportPath = '/what-the-console-says';

/** Runs before the page's own scripts and reports what they write to the console. */
function reportConsole(path: string) {
  const tell = (...words: unknown[]) => navigator.sendBeacon(path, words.map(String).join(' '));
  for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const own = console[kind];
    console[kind] = (...words: unknown[]) => {
      tell(kind, ...words);
      own(...words);
    };
  }
  const source = (target: EventTarget | null) => (target as Partial<HTMLImageElement> | null)?.src;
  addEventListener(
    'error',
    ({ message, target }) => tell('error', message || source(target)),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  addEventListener('securitypolicyviolation', (violation) =>
    tell('policy', violation.violatedDirective, violation.blockedURI),
  );
}

const listener = `(${reportConsole.toString()})("${reportPath}");`;

/** A rule for requests whose URL contains a text. */
interface Rule {
  part: string;
  /** The status to answer with; without one, the request waits for this. */
  answer: number | Promise<void>;
}

/**
 * A proxy for a whole browser, through which tests see, delay and refuse requests in the same way in every
 * engine. It adds a script to documents of this machine that reports console messages; any other host answers
 * with a page titled "Elsewhere".
 */
export async function startProxy() {
  let requests: string[] = [];
  let messages: string[] = [];
  let rules: Rule[] = [];
  let clock = '';

  const respond = async (...[request, response]: Parameters<RequestListener>) => {
    const url = request.url?.startsWith('/')
      ? `https://${request.headers.host ?? ''}${request.url}`
      : (request.url ?? '');
    const { hostname, pathname } = new URL(url);
    if (pathname === reportPath) {
      messages.push(await text(request));
      response.end();
      return;
    }
    requests.push(url);
    for (const { answer } of rules.filter(({ part }) => url.includes(part))) {
      if (typeof answer === 'number') {
        response.writeHead(answer).end();
        return;
      }
      await answer;
    }
    if (hostname !== host) {
      response.setHeader('content-type', 'text/html').end(elsewhere);
      return;
    }
    forward(url, request, response, listener + clock);
  };
  const { private: key, cert } = ownCertificate('Any host');
  const answer: RequestListener = (...both) => void respond(...both);
  const secure = await listen(createTlsServer({ key, cert }, answer));
  const server = createServer(answer);
  server.on('connect', ({ url = '' }, client: Socket) => {
    if (ownErrands.test(url)) {
      client.destroy();
      return;
    }
    const tunnel = connect(secure.port, host, () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n');
      client.pipe(tunnel).pipe(client);
    });
    tunnel.on('error', () => client.destroy());
    client.on('error', () => tunnel.destroy());
  });
  const proxy = await listen(server);

  return {
    address: { host, port: proxy.port },
    /** The URLs requested since the last reset, in order. */
    requests: () => requests,
    /** Each document's console messages since the last reset. */
    messages: () => messages,
    /**
     * Delays requests whose URL contains a text.
     *
     * @returns a function that lets them go.
     */
    hold(part: string): () => void {
      let release: () => void = () => undefined;
      rules.push({ part, answer: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    /**
     * Answers such requests with a status.
     *
     * @returns a function that ends this.
     */
    refuse(part: string, status: number): () => void {
      const rule = { part, answer: status };
      rules.push(rule);
      return () => (rules = rules.filter((each) => each !== rule));
    },
    /** Stops the clock of later documents, at milliseconds. */
    stopClock(now: number) {
      clock = `Date.now=()=>${now};`;
    },
    reset() {
      [requests, messages, rules, clock] = [[], [], [], ''];
    },
    end() {
      proxy.end();
      secure.end();
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Forwards a request to this machine and its response back, documents with a script of the tests'. */
function forward(
  url: string,
  request: IncomingMessage,
  response: Parameters<RequestListener>[1],
  script: string,
) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const onward = ask(url, { method: request.method, headers }, (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
      return;
    }
    void text(answer).then((html) => {
      const policy = String(headers['content-security-policy'] ?? '');
      delete headers['content-length'];
      response
        .writeHead(statusCode, {
          ...headers,
          'content-security-policy': policy.replace(
            'script-src ',
            `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' `,
          ),
        })
        // First, so that it hears the page's own scripts.
        .end(html.replace('<head>', `<head><script>${script}</script>`));
    });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
