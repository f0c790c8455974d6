import { openCatalogue } from './catalogue/open-catalogue.ts';
import { loadEnvironmentFile, readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { areForecastsStored, forecastFolder, openPredictor } from './modules/predictor/index.ts';

// `npm run forecasts:build`: computes the forecasts of both exams, stores them where the server reads them, and prints the folder. If they are missing, the
// server computes them when it starts.
loadEnvironmentFile();
const config = readConfig(process.env);
const catalogue = openCatalogue(config.FACTS_DIR);
const predictor = openPredictor({ catalogue, config, log: makeLogger(config), now: () => new Date() });
await Promise.all([predictor.examPredictor('josaa'), predictor.examPredictor('mht-cet')]);
await predictor.close();
const folder = forecastFolder(config);
if (areForecastsStored(folder)) {
  process.stdout.write(`${folder}\n`);
} else {
  process.stderr.write(`Cannot write to ${folder}\n`);
  process.exitCode = 1;
}
