/** The addresses of the server under test, as it printed them (see playwright.config.ts). */
export const addresses = () => {
  const { PAGE, INBOX, EDITOR } = process.env;
  if (!PAGE || !INBOX || !EDITOR)
    throw new Error('No server is running: start the tests by "npm run test:e2e".');
  return { page: PAGE, inbox: INBOX, editor: EDITOR };
};
