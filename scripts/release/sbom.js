// @ts-check
import { createHash } from 'node:crypto';
import { licenceOf } from '../lib/licences.js';
import { productionPackages } from './production-packages.js';

/**
 * @typedef {import('./production-packages.js').Locked & { integrity?: string }} Locked
 * @typedef {{ SPDXID: string, name: string, versionInfo: string, licenseDeclared: string } & Record<string, unknown>} Described
 */

/** The parts of a release that hold packages: the server (beside or in its bundle), and the scripts of both web apps. */
const WORKSPACES = ['apps/api', 'apps/web', 'apps/desk', 'packages/contract', 'packages/domain'];
const NONE = /(?!)/;
const ROOT_ID = 'SPDXRef-Package-dakhila';
const UNKNOWN = 'NOASSERTION';

/**
 * The bill of materials of a release in SPDX 2.3: every package of the lock file that it holds, with version, licence and checksum. `npm sbom --omit dev`
 * leaves out what development needs too, and names optional packages that no release holds.
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {{ name: string, version: string, license: string }} product
 * @param {Date} now
 */
export function makeSbom(lock, { name, version, license }, now) {
  const folders = [...new Set(WORKSPACES.flatMap((workspace) => productionPackages(lock, workspace, NONE)))].sort();
  // Two places of one version are one package.
  const packages = [...new Map(folders.map((folder) => describe(folder, lock.packages[folder] ?? {}))).values()];
  const contents = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 32);
  const root = { SPDXID: ROOT_ID, name, versionInfo: version, ...sources, licenseDeclared: license };
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `${name}-${version}`,
    documentNamespace: `https://spdx.org/spdxdocs/${name}-${version}-${contents}`,
    creationInfo: { created: now.toISOString().replace(/\.\d+Z$/, 'Z'), creators: ['Tool: dakhila-sbom'] },
    packages: [root, ...packages],
    relationships: [
      related('SPDXRef-DOCUMENT', 'DESCRIBES', ROOT_ID),
      ...packages.map(({ SPDXID }) => related(ROOT_ID, 'DEPENDS_ON', SPDXID)),
    ],
  };
}

const sources = {
  downloadLocation: UNKNOWN,
  filesAnalyzed: false,
  licenseConcluded: UNKNOWN,
  copyrightText: UNKNOWN,
};

/**
 * A package under its id.
 * @param {string} folder
 * @param {Locked} locked
 * @returns {[string, Described]}
 */
function describe(folder, { version = '', license, integrity }) {
  const name = folder.replace(/^.*node_modules\//, '');
  const SPDXID = `SPDXRef-Package-${`${name}-${version}`.replaceAll(/[^A-Za-z0-9.-]/g, '.')}`;
  const described = {
    SPDXID,
    name,
    versionInfo: version,
    ...sources,
    licenseDeclared: licenceOf(name, license) ?? UNKNOWN,
    ...(integrity && { checksums: checksums(integrity) }),
    externalRefs: [
      {
        referenceCategory: 'PACKAGE-MANAGER',
        referenceType: 'purl',
        referenceLocator: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      },
    ],
  };
  return [SPDXID, described];
}

/**
 * @param {string} integrity such as `sha512-…`, in base64
 */
const checksums = (integrity) =>
  integrity.split(' ').map((one) => {
    const [algorithm = '', value = ''] = one.split(/-(.*)/s);
    return { algorithm: algorithm.toUpperCase(), checksumValue: Buffer.from(value, 'base64').toString('hex') };
  });

/** @param {string} spdxElementId @param {string} relationshipType @param {string} relatedSpdxElement */
const related = (spdxElementId, relationshipType, relatedSpdxElement) => ({
  spdxElementId,
  relationshipType,
  relatedSpdxElement,
});
