/** Something the server does by itself. */
export type Job = {
  name: string;
  everyMs: number;
  /** A channel of the database whose announcements run the job at once. */
  wakeOn?: string;
  /** Does what is due now. Long work looks at `stopping` between its steps. */
  run(stopping: AbortSignal): Promise<void>;
};
