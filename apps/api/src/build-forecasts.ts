import { openCatalogue } from './catalogue/open-catalogue.ts';
import { forecastFolder, loadEnvironmentFile, readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { areForecastsStored, openPredictor } from './modules/predictor/index.ts';

// `npm run forecasts:build`: computes the forecasts of both exams and joins their cut-offs, stores them where the server reads them, and prints the folder. If
// they are missing, the server computes them when it starts.
loadEnvironmentFile();
const config = readConfig(process.env);
const folder = forecastFolder(config);
const catalogue = openCatalogue(config.FACTS_DIR, { cacheFolder: folder });
const predictor = openPredictor({ catalogue, config, log: makeLogger(config), now: () => new Date() });
await Promise.all([predictor.examPredictor('josaa'), predictor.examPredictor('mht-cet')]);
await predictor.close();
if (areForecastsStored(folder)) {
  process.stdout.write(`${folder}\n`);
} else {
  process.stderr.write(`Cannot write to ${folder}\n`);
  process.exitCode = 1;
}
