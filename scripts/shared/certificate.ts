import { generate } from 'selfsigned';

/** A certificate that nobody signed, for a server on this machine, with its private key. */
export const ownCertificate = (name: string) =>
  generate([{ name: 'commonName', value: name }], { keySize: 2048, algorithm: 'sha256' });
