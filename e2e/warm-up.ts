/** The emulator starts the function's process with the first call: no test should wait for that. */
export default async function warmUp(): Promise<void> {
  await fetch('http://127.0.0.1:5000/sendContactEmail', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
}
