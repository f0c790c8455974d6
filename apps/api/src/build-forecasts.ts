import { openCatalogue } from './catalogue/open-catalogue.ts';
import { loadEnvironmentFile, readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { areForecastsKept, forecastFolder, openPredictor } from './modules/predictor/index.ts';

// `npm run forecasts:build`: makes the forecasts of both exams where the server looks for them, so that it starts with them, and prints the folder. Without them
// the server makes them itself.
loadEnvironmentFile();
const config = readConfig(process.env);
const catalogue = openCatalogue(config.FACTS_DIR);
const predictor = openPredictor({ catalogue, config, log: makeLogger(config), now: () => new Date() });
await Promise.all([predictor.desk('josaa'), predictor.desk('mht-cet')]);
await predictor.close();
const folder = forecastFolder(config);
if (areForecastsKept(folder)) {
  process.stdout.write(`${folder}\n`);
} else {
  process.stderr.write(`Nothing can be kept in ${folder}\n`);
  process.exitCode = 1;
}
