// Depends on the inside of firebase-tools: it serves the second site five ports above the first.

import { connect } from 'node:net';

import { emulators } from '../../firebase.json';

/** The only address on which this project's services listen. */
export const host = '127.0.0.1';

/** The emulators' ports from firebase.json, and maildev's default ports. */
export const ports = {
  hosting: emulators.hosting.port,
  editor: emulators.hosting.port + 5,
  functions: emulators.functions.port,
  mail: 1025,
  inbox: 1080,
};

export const urlOf = (port: number) => `http://${host}:${port}`;

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
