import { runCommand } from './command-error.ts';
import { BACKTEST_USAGE, testForecasts } from './test-forecasts.ts';

process.exitCode = runCommand(BACKTEST_USAGE, () => testForecasts(process.argv.slice(2)));
