export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** What performance is made of, in our words. Times are milliseconds on the phone that Lighthouse imagines. */
export const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
  'total-byte-weight': 'bytes',
} as const;
type Metric = keyof typeof METRICS;

/** Points from 0 to 100, what performance is made of, and what lost points outside of it. */
export type Scores = Record<(typeof CATEGORIES)[number], number> & { metrics: Record<Metric, number>; lost: string[] };

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
export type Report = {
  environment: { benchmarkIndex: number };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** Reads a report of Lighthouse; one of another page than was asked for is no answer. */
export function readScores({ finalDisplayedUrl, categories, audits }: Report, url: string): Scores {
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}: that page was not measured`);
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (id: Metric) => audits[id]?.numericValue ?? Number.NaN;
  const lost = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : [];
    }),
  );
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    metrics: {
      'first-contentful-paint': measured('first-contentful-paint'),
      'largest-contentful-paint': measured('largest-contentful-paint'),
      'speed-index': measured('speed-index'),
      'total-blocking-time': measured('total-blocking-time'),
      'cumulative-layout-shift': measured('cumulative-layout-shift'),
      'total-byte-weight': measured('total-byte-weight'),
    },
    lost,
  };
}
