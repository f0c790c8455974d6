/** A release is bundled JavaScript; a checkout runs the sources. */
const IS_RELEASE = import.meta.filename.endsWith('.js');

type CommandNames = {
  /** Begins every command of operators. */
  ops: string;
  /** Starts the server. */
  start: string;
};

/** What an operator types where this code runs: a release has no npm scripts. */
export const commandNames = (isRelease = IS_RELEASE): CommandNames =>
  isRelease ? { ops: 'dakhila-ops', start: 'node server/main.js' } : { ops: 'npm run ops --', start: 'npm start' };

/** How to bring back files that were built: a release brings them, a checkout builds them at its start. */
export const howToBuild = (isRelease = IS_RELEASE): string =>
  isRelease
    ? 'A release brings it: copy dist/release again, whole.'
    : `Run \`${commandNames(isRelease).start}\`, which builds it.`;
