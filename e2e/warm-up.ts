import { addresses } from '../test-support/addresses';

/** The emulator starts the function's process on the first call; no test should wait for that. */
export default async function warmUp(): Promise<void> {
  await fetch(`${addresses().page}/sendContactEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
}
