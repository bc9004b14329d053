/** The function's time limits, in milliseconds. */
export interface Times {
  /** For the whole body of a request. */
  body: number;
  /** For all attempts to mail an enquiry. Hosting cuts a call at 60 seconds. */
  delivery: number;
  /** The average pauses before the second and the third attempt. */
  pauses: number[];
  /** From SIGTERM until the process gives up. Cloud Run kills an instance after ten seconds. */
  grace: number;
}

/** Tests pass shorter times. */
export const defaultTimes: Times = { body: 10_000, delivery: 40_000, pauses: [1000, 4000], grace: 9000 };
