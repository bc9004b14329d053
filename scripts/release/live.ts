import { must } from '../shared/cli';
import { checkSite, closed, record, requirePassed } from './checks';

/** Checks that the mail check has a schedule. Returns the status of Google's answer, or undefined if there is none. */
async function checkSchedule(project: string): Promise<number | undefined> {
  // Loaded only here, because firebase-tools takes half a second.
  const { statusOfSchedule } = await import('./schedule');
  try {
    const status = await statusOfSchedule(project);
    record(status === 200, `schedule of the mail check: ${status}`);
    return status;
  } catch (error) {
    record(false, `schedule of the mail check: ${(error as Error).message}`);
    return undefined;
  }
}

/**
 * Checks what a deploy has made. firebase-tools opens a function to the public and makes a schedule only when it
 * creates the function. If that fails midway, later deploys skip the function and succeed
 * (firebase/firebase-tools#8071).
 *
 * @param patience how long Google may take to open the function to the public, in milliseconds.
 * @throws an Error that says what to do if something does not work.
 */
export async function requireLive(origin: URL, project: string, patience: number): Promise<void> {
  const functionStatus = await checkSite(origin, patience);
  const scheduleStatus = await checkSchedule(project);
  must(
    !closed.includes(functionStatus ?? 0) && scheduleStatus !== 404,
    `The function was made only in part, and another deploy does not complete it: delete both functions and deploy again with "npx firebase functions:delete sendContactEmail checkMailServer --region us-central1 --project ${project} --force && npm run deploy".`,
  );
  requirePassed();
}
