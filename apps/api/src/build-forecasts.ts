import { openCatalogue } from './catalogue/open-catalogue.ts';
import { loadEnvironmentFile, readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { openPredictor } from './modules/predictor/index.ts';

// `npm run forecasts:build`: makes the forecasts of both exams where the server looks for them, so that it starts with them. Without them it makes them itself.
loadEnvironmentFile();
const config = readConfig(process.env);
const predictor = openPredictor({ catalogue: openCatalogue(config.FACTS_DIR), config, log: makeLogger(config) });
await Promise.all([predictor.desk('josaa'), predictor.desk('mht-cet')]);
await predictor.close();
