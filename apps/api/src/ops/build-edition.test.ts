import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { correctedList } from '../../../../tools/data-build/test-published-list.ts';
import { PATIENT_MS, useServer } from '../../test/harness.ts';
import { aStaffMember } from '../../test/staff.ts';
import { factsVersion } from '../catalogue/facts-version.ts';
import { forecastFolder } from '../config.ts';
import { buildNextEdition } from '../modules/cutoff-lists/build-edition.ts';
import { findEditionOf, openPublished } from '../modules/cutoff-lists/index.ts';
import { areForecastsStored, openPredictor } from '../modules/predictor/index.ts';

const server = useServer();

test('a list is put into a copy of the real facts, both forecasts are fitted, and a process starts with them', {
  timeout: 10 * PATIENT_MS,
}, async () => {
  const { db, config } = server.deps;
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'edition-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  Object.assign(config, { DATA_DIR });
  const { id: staffId } = await aStaffMember(server, { roles: ['content'] });
  const [list, edition] = [randomUUID(), randomUUID()];
  await server.pool.query(
    `insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
     values ($1, 'josaa', 'approved', $2, 1, '{}', 0, '1', $3)`,
    [list, gzipSync(correctedList(config.FACTS_DIR, 'josaa')), staffId],
  );
  const releaseVersion = factsVersion(config.FACTS_DIR);
  await server.pool.query(
    `insert into facts_editions (id, list_id, state, release_version, asked_by) values ($1, $2, 'waiting', $3, $4)`,
    [edition, list, releaseVersion, staffId],
  );
  await buildNextEdition(server.deps, new AbortController().signal);
  const made = await findEditionOf(db, list);
  expect([made?.state, made?.failure]).toEqual(['ready', null]);
  expect(factsVersion(config.FACTS_DIR)).toBe(releaseVersion);
  const candidates = made?.preview?.candidates ?? [];
  expect(candidates).toHaveLength(10);
  const total = (bands: Record<string, number>) => Object.values(bands).reduce((sum, count) => sum + count, 0);
  for (const { name, before, after } of candidates)
    expect([total(before) > 0, total(after) > 0], name).toEqual([true, true]);

  await server.pool.query("update facts_editions set state = 'published', number = 1");
  const opened = { ...server.deps, ...(await openPublished(server.deps)) };
  expect([opened.catalogue.version, opened.edition?.id]).toEqual([made?.version, edition]);
  const closings = ({ jee }: typeof opened.catalogue) => jee.cutoffs.cells.closing;
  const [before, after] = [closings(server.deps.catalogue), closings(opened.catalogue)];
  const changed = [...before].flatMap((rank, cell) => (after[cell] === rank ? [] : [(after[cell] ?? 0) - rank]));
  expect(changed).toEqual([1]);
  expect(areForecastsStored(forecastFolder(opened.config))).toBe(true);
  const predictor = openPredictor(opened);
  expect((await predictor.examPredictor('josaa')).edition.dataVersion).toBe(made?.version);
  await predictor.close();
});
