import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_DIR } from './config.ts';
import { listMetrics } from './list-metrics.ts';
import { DASHBOARD_FILE, makeDashboard } from './observability/make-dashboard.ts';

// `npm run dashboard`: writes the dashboard for Grafana from the server's own list of metrics. Run it after a metric was added or renamed.
const file = join(PROJECT_DIR, DASHBOARD_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, makeDashboard(await listMetrics()));
process.stdout.write(`${file}\n`);
