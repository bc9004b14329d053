import { createSocket } from 'node:dgram';

import { decode, encode, type Answer } from 'dns-packet';

import { host } from '../scripts/shared/ports';

/** Texts by name and mail exchangers by name, as a zone has them. */
export interface Zone {
  TXT?: Record<string, string[]>;
  MX?: Record<string, string[]>;
}

/** A DNS server on a free port of this machine; without a zone it never answers. */
export async function startDnsServer(zone?: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (bytes, { port, address }) => {
    if (!zone) return;
    const { id, questions = [] } = decode(bytes);
    const answers = questions.flatMap(({ name, type }): Answer[] => {
      if (type === 'TXT') {
        return (zone.TXT?.[name] ?? []).map((data) => ({ type, name, data }));
      }
      if (type !== 'MX') return [];
      return (zone.MX?.[name] ?? []).map((exchange) => ({ type, name, data: { exchange } }));
    });
    const flags = answers.length > 0 ? 0 : 3;
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, host, resolve));
  return {
    address: `${host}:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}
