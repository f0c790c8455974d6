import type { Plugin } from 'vite';

/** What only the staff's page uses. A type that is imported from there leaves nothing in a file. */
const DESK_ONLY =
  /\/(?:apps\/desk|packages\/contract\/src\/desk|packages\/domain\/src\/staff)\/|\/packages\/domain\/src\/support\/(?:desk|canned-answers)\.ts$/;

/** A built file and the sources in it. */
type Built = { fileName: string; moduleIds: readonly string[] };

/** The sources of the desk in the files of students, each with its file. Throws when the entry is in none: then nothing was read. */
export function deskSourcesIn(files: readonly Built[], entry: string): string[] {
  const sources = files.flatMap(({ fileName, moduleIds }) =>
    moduleIds.map((id) => ({ fileName, id: (id.split('?', 1)[0] ?? id).replaceAll('\\', '/') })),
  );
  if (!sources.some(({ id }) => id.endsWith(entry))) throw new Error(`without-desk: ${entry} is in no built file`);
  return sources.filter(({ id }) => DESK_ONLY.test(id)).map(({ fileName, id }) => `${fileName} holds ${id}`);
}

/** Fails the build when a file of students holds code of the desk: their first load does not grow with it. */
export function withoutDesk({ entry }: { entry: string }): Plugin {
  return {
    name: 'without-desk',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = deskSourcesIn(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])),
        entry,
      );
      if (found.length > 0) throw new Error(`Students would download code of the desk:\n${found.join('\n')}`);
    },
  };
}
