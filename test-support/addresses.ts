/** Where the server that the browser tests run against is, as it printed (see playwright.config.ts). */
export const addresses = () => {
  const { PAGE, INBOX } = process.env;
  if (!PAGE || !INBOX)
    throw new Error('No server is running: start the tests by "npm run test:e2e".');
  return { page: PAGE, inbox: INBOX };
};
