// Depends on the inside of firebase-tools@15.34.2: its sign-in and its client of Cloud Scheduler.

// @ts-expect-error There are no types.
import * as commands from 'firebase-tools/lib/command';
// @ts-expect-error There are no types.
import * as scheduler from 'firebase-tools/lib/gcp/cloudscheduler';
// @ts-expect-error There are no types.
import * as authentication from 'firebase-tools/lib/requireAuth';

/** The part of firebase-tools' commands that this file uses. */
interface Command {
  before: (step: unknown) => Command;
  action: (action: () => unknown) => Command;
  runner: () => (options: object) => Promise<unknown>;
}

const { Command } = commands as { Command: new (name: string) => Command };
const { getJob } = scheduler as { getJob: (name: string) => Promise<{ status: number }> };
const { requireAuth } = authentication as { requireAuth: unknown };

/** Asks Cloud Scheduler for the schedule of checkMailServer. Returns the HTTP status of its answer. */
export async function statusOfSchedule(project: string): Promise<number> {
  const job = `projects/${project}/locations/us-central1/jobs/firebase-schedule-checkMailServer-us-central1`;
  const ask = new Command('schedule').before(requireAuth).action(() => getJob(job));
  const { status } = (await ask.runner()({ project })) as { status: number };
  return status;
}
