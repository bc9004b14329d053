import { connect } from 'node:net';

import { emulators } from '../../firebase.json';

/** Every service of this project listens on this address only. */
export const host = '127.0.0.1';

/** How much higher than usual its ports are: a multiple of 1000 lets one product run beside another. */
export const portOffset = Number(process.env.PORT_OFFSET ?? 0);

/** The product's ports: the emulators' by their names in firebase.json, and the mail server's. */
export const ports = {
  hosting: emulators.hosting.port + portOffset,
  // The emulator serves its second site five ports above the first.
  editor: emulators.hosting.port + 5 + portOffset,
  functions: emulators.functions.port + portOffset,
  hub: emulators.hub.port + portOffset,
  logging: emulators.logging.port + portOffset,
  tasks: emulators.tasks.port + portOffset,
  eventarc: emulators.eventarc.port + portOffset,
  mail: 1025 + portOffset,
  inbox: 1080 + portOffset,
};

/** Whether something listens on a port of this machine. */
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

/** @throws an Error that names the first port that another program has. */
export async function requirePorts(): Promise<void> {
  for (const [use, port] of Object.entries(ports)) {
    if (await isListening(port)) {
      throw new Error(
        `Port ${port}, for ${use}, is taken: end the program that has it, such as another "npm start", or set PORT_OFFSET=1000.`,
      );
    }
  }
}
