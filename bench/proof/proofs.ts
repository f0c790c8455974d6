/** One claim with the harness that shows it. Those that need a quiet machine come first; the long ones come last. */
export type Proof = {
  /** The harness and its arguments, as `npm run bench --` takes them. */
  name: string;
  claim: string;
  /** Whether it measures `dist/release`, which is then built first. */
  needsRelease?: true;
};

export const PROOFS: readonly Proof[] = [
  { name: 'explorer', claim: 'Explorer and details beside bare `node:http`' },
  { name: 'predictor', claim: 'A prediction, in process and through HTTP' },
  { name: 'memory release', claim: 'What a release holds in memory', needsRelease: true },
  { name: 'login', claim: 'A login beside the same statements by plain means' },
  { name: 'checkout', claim: 'A purchase beside the same statements by plain means' },
  { name: 'catalogue', claim: 'The facts load quickly and stay small' },
  { name: 'lists', claim: 'A list is played through in milliseconds' },
  { name: 'start', claim: 'From nothing to the first answer' },
  { name: 'start release', claim: 'A release starts on a running database', needsRelease: true },
  { name: 'overload', claim: 'Ten times too many students: most are served, the rest are told at once' },
  { name: 'slow-headers', claim: '1,000 slow connections do not hold up a student' },
  { name: 'queue', claim: 'A code does not wait behind 200,000 reminders' },
  { name: 'lighthouse', claim: 'Pages on a slow phone' },
  { name: 'psychometric', claim: 'The assessment finds known profiles again' },
  { name: 'processes', claim: 'Several processes behave as one' },
  { name: 'database', claim: 'Faults of the database lose nothing' },
  { name: 'recovery', claim: 'Restore to a second before a mistake' },
  { name: 'failover', claim: 'The primary of three databases fails' },
  { name: 'soak', claim: 'Memory stays flat over 30 minutes' },
  { name: 'million', claim: 'No call, job or command scans a table of 1,000,000 students' },
  { name: 'result-day', claim: 'Fifty times as many students as usual, on 1,000,000 accounts' },
  { name: 'crash', claim: 'A crash loses or doubles nothing' },
  { name: 'fuzz', claim: '1,000,000 hostile requests break nothing' },
];
