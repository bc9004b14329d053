/** What is known of the site that is looked at, for the commands in a sentence. */
interface Site {
  /** Where it is, as given to `npm run smoke`. */
  address: string;
  /** Of Firebase. */
  projectId: string;
}

/** Whether a text is a callable's answer (https://firebase.google.com/docs/functions/callable-reference). */
export function isCallables(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return (
      typeof answer === 'object' && answer !== null && ('result' in answer || 'error' in answer)
    );
  } catch {
    return false;
  }
}

/**
 * Explains an answer that is not the one a call should get.
 *
 * @returns why it is, and the command that mends it.
 */
export function functionProblem(
  { status, text }: { status: number; text: string },
  { address, projectId }: Site,
): string {
  if (status === 401 || status === 403) {
    return `it is not open to the public, which Firebase makes it only when it creates it; open it: gcloud run services add-iam-policy-binding sendcontactemail --region us-central1 --member allUsers --role roles/run.invoker --project ${projectId}`;
  }
  if (status === 404) {
    return 'there is no function, or Hosting does not pass calls on to it; put both live again: npm run deploy';
  }
  if (status === 429) {
    return `there were too many calls or enquiries (docs/operating.md, "A flood"); look again in ten minutes: npm run smoke -- ${address}`;
  }
  if (status >= 500) {
    return `it did not start, crashed, or could not mail the enquiry; its log says which: npx firebase functions:log --only sendContactEmail --project ${projectId}`;
  }
  if (!isCallables(text)) {
    return 'what answers is not the function but a page (not JSON), so Hosting does not pass calls on to it; put its configuration live again: npm run deploy';
  }
  return 'the function of this folder never answers that, so another one is live; put this one live: npm run deploy';
}

/**
 * What an answer of the booking page says. Many providers turn programs away and show people the page, which
 * is for people to look at.
 *
 * @returns whether nothing is known to be wrong, and the sentence.
 */
export function bookingNote(status: number, address: string): [ok: boolean, text: string] {
  if ([401, 403, 405, 406, 429].includes(status)) {
    return [true, `booking page: ${status}, it turns programs away; open it yourself: ${address}`];
  }
  return [status < 400, `booking page: ${status}`];
}

/**
 * Follows redirects, five at most.
 *
 * @param ask requests an address without following a redirect; undefined if nothing answers.
 * @returns how many there were, and where they end.
 */
export async function redirectsFrom(
  start: string,
  ask: (url: URL) => Promise<Response | undefined>,
): Promise<{ count: number; end: URL }> {
  let end = new URL(start);
  for (let count = 0; count < 5; count += 1) {
    const next = (await ask(end))?.headers.get('location');
    if (!next) return { count, end };
    end = new URL(next, end);
  }
  return { count: 5, end };
}
