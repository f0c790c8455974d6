import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EditionPreview } from '@dakhila/contract/desk/cutoff-lists';
import { LARGEST_LIST_BYTES, pathOfList } from '@dakhila/domain/staff/cutoff-lists';
import { buildData } from '../../../../tools/data-build/build.ts';
import { FILES, type Manifest } from '../catalogue/format/layout.ts';
import type { Catalogue } from '../catalogue/load-catalogue.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { openData, readManifest } from '../catalogue/read-data.ts';
import type { Config } from '../config.ts';
import { makeLogger } from '../logger.ts';
import { type BuildInput, type Built, SAMPLE_CANDIDATES } from '../modules/cutoff-lists/index.ts';
import { openPredictor, type Predictor } from '../modules/predictor/index.ts';
import { copyFacts } from './copy-facts.ts';

type Bands = EditionPreview['candidates'][number]['before'];

/** Puts a list into a copy of the facts and fits the forecasts, in the folder that it is given. Nothing else is written. */
export async function buildEdition(input: BuildInput): Promise<Built> {
  const { folder, list, content, beneath, config } = input;
  try {
    const [source, facts, forecasts] = [join(folder, 'source'), join(folder, 'facts'), join(folder, 'forecasts')];
    const path = join(source, pathOfList(list));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, gunzipSync(content, { maxOutputLength: LARGEST_LIST_BYTES }));
    copyFacts(config.FACTS_DIR, beneath, facts);
    const failure = putIn(source, facts);
    if (failure) return { failure };
    const after = openCatalogue(facts);
    const bandsAfter = await withPredictor(input, after, forecasts, (predictor) => countBands(input, predictor));
    const stored = join(config.DATA_DIR, 'forecasts');
    const before = openCatalogue(config.FACTS_DIR, { instead: beneath ?? undefined });
    const bandsBefore = await withPredictor(
      input,
      before,
      beneath ? stored : (config.FORECASTS_DIR ?? stored),
      (predictor) => countBands(input, predictor),
    );
    return {
      version: after.version,
      files: { facts: changedFiles(facts, config), forecasts: filesIn(forecasts) },
      preview: {
        candidates: bandsAfter.map(({ name, bands }, at) => ({
          ...{ name, after: bands },
          before: bandsBefore[at]?.bands ?? bands,
        })),
      },
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // A path of the server is nobody's business.
    return { failure: `The build failed: ${said.replaceAll(join(folder, '/'), '')}` };
  }
}

/** Runs the data build on the copy; a reason when it finds errors. What it read is forgotten before the forecasts need the memory. */
function putIn(from: string, to: string): string | undefined {
  const { isWritten, problems } = buildData({ from, to });
  return isWritten ? undefined : problems.errors.map(({ code, examples }) => `${code}: ${examples[0]}`).join('; ');
}

/** The facts that the release does not have as they are, with the manifest. */
function changedFiles(facts: string, { FACTS_DIR }: Config): Map<string, Buffer> {
  const manifestOf = (folder: string): Manifest => readManifest(openData(folder));
  const [made, release] = [manifestOf(facts), manifestOf(FACTS_DIR)];
  const changed = Object.keys(made.files).filter((path) => made.files[path] !== release.files[path]);
  return new Map([FILES.manifest, ...changed].map((path) => [path, readFileSync(join(facts, path))]));
}

const filesIn = (folder: string) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const));

async function withPredictor<T>(
  { config, now }: BuildInput,
  catalogue: Catalogue,
  FORECASTS_DIR: string,
  work: (predictor: Predictor) => Promise<T>,
): Promise<T> {
  const log = makeLogger(config);
  const predictor = openPredictor({ catalogue, config: { ...config, FORECASTS_DIR }, log, now: () => new Date(now) });
  try {
    await Promise.all([predictor.examPredictor('josaa'), predictor.examPredictor('mht-cet')]);
    return await work(predictor);
  } finally {
    await predictor.close();
  }
}

/** How many programmes each band has for the sample candidates of the list's exam. CSAB has no chances. */
async function countBands({ list }: BuildInput, predictor: Predictor): Promise<{ name: string; bands: Bands }[]> {
  if (list === 'csab') return [];
  return list === 'josaa'
    ? countEach(SAMPLE_CANDIDATES[list], (await predictor.examPredictor(list)).predict)
    : countEach(SAMPLE_CANDIDATES[list], (await predictor.examPredictor(list)).predict);
}

const countEach = <C>(candidates: Readonly<Record<string, C>>, predict: (candidate: C) => { counts: Bands }) =>
  Object.entries(candidates).map(([name, candidate]) => {
    const { Safe, Likely, Possible, Reach } = predict(candidate).counts;
    return { name, bands: { Safe, Likely, Possible, Reach } };
  });
