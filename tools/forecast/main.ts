import { runCommand } from './command-error.ts';
import { writeForecast } from './write-forecast.ts';

const USAGE = `npm run -s forecast -- --exam josaa|mht-cet --year Y [--data DIR] [--given-round K] [--pools FILE] --out FILE
writes the closing ranks of year Y as forecast from the years before it, one row a pool and round
  --data         the data folder, data/ by default
  --given-round  rounds of year Y up to this one are known
  --pools        a CSV file with the key columns of pools that are new in Y`;

process.exitCode = runCommand(USAGE, () => console.log(writeForecast(process.argv.slice(2))));
