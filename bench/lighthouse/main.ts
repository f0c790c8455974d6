import { atLeast } from '../lib/bar.ts';
import { builtWeb } from '../lib/built-web.ts';
import { isMachineBusy } from '../lib/busy-machine.ts';
import { median } from '../lib/middle.ts';
import { startProduct } from '../lib/servers.ts';
import { callsOf } from '../lib/student.ts';
import { openLighthouse } from './lighthouse.ts';
import { CATEGORIES, METRICS, type Scores } from './scores.ts';
import { openSignedInDoor } from './signed-in-door.ts';

/**
 * `npm run bench -- lighthouse [times] [page] [slowdown]`: Lighthouse's phone with a slow connection, the median of several visits. The bars: performance 95 on
 * public pages and 90 behind the login, accessibility and best practices 100. It reckons from what the browser took here: neighbours cost points. How many times the
 * phone is slower than this machine is measured, unless it is said.
 */
const times = Number(process.argv[2] ?? 5);
const only = process.argv[3];
const said = Number(process.argv[4]);
const CAP = { percentile: 92.5, category: 'OPEN', candidature: 'maharashtra', homeUniversity: 'pune' };

const webDist = await builtWeb();
const { calibrate, judge } = await openLighthouse();
const { base, target, stop } = await startProduct({ webDist });
const inside = await openSignedInDoor(base, target.cookie);
try {
  const run = await callsOf(base, target.cookie)('POST', '/predictor/mht-cet/runs', { gender: 'female', ...CAP });
  const pages = [
    { name: 'login', path: '/login', isPublic: true },
    { name: 'plans', path: '/signup/subscription', isPublic: true },
    { name: 'dashboard', path: '/', isPublic: false },
    { name: 'search', path: '/search', isPublic: false },
    { name: 'detail', path: '/josaa-college/iit-bombay', isPublic: false },
    { name: 'results', path: `/predictor/mht-cet?run=${run.data.id}`, isPublic: false },
  ].filter(({ name }) => only === undefined || only === 'all' || name === only);
  const slowdown = said || (await calibrate(`${base}/login`));
  for (const { name, path, isPublic } of pages) {
    const visits: Scores[] = [];
    for (let visit = 0; visit < times; visit += 1)
      visits.push(await judge(name, `${isPublic ? base : inside.base}${path}`, slowdown));
    const bars = { performance: isPublic ? 95 : 90, accessibility: 100, 'best-practices': 100 };
    for (const category of CATEGORIES)
      atLeast(`${name}: ${category}`, median(visits.map((scores) => scores[category])), bars[category]);
    console.log(`  ${madeOf(visits)}`);
    for (const line of new Set(visits.flatMap(({ lost }) => lost))) console.log(`  ${line}`);
  }
  isMachineBusy();
  console.log(`${pages.length} pages, median of ${times}, slowed down ${slowdown} times`);
} finally {
  inside.close();
  await stop();
}

/** The medians that performance is made of: `first paint 1203, …, shift 0.01`. */
function madeOf(visits: readonly Scores[]): string {
  return (Object.keys(METRICS) as (keyof typeof METRICS)[])
    .map((id) => {
      const value = median(visits.map(({ metrics }) => metrics[id]));
      return `${METRICS[id]} ${value < 1 ? value.toFixed(3) : value.toFixed(0)}`;
    })
    .join(', ');
}
