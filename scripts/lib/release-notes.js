// @ts-check

/** What readers of a release care about, in their order; other kinds of commits are left out. */
const PARTS = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
];
const COMMIT = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/;

/**
 * Release notes from the first lines of commits, newest first: `feat(lists): what changed`.
 * @param {string[]} subjects
 * @param {string} title
 */
export function releaseNotes(subjects, title) {
  const commits = subjects.flatMap((subject) => {
    const [, kind = '', area = '', breaking, text = ''] = COMMIT.exec(subject) ?? [];
    return kind ? [{ kind, area, isBreaking: Boolean(breaking), text }] : [];
  });
  /** @param {typeof commits} some */
  const lines = (some) => some.map(({ area, text }) => `- ${area ? `**${area}**: ` : ''}${text}`);
  const breaking = commits.filter(({ isBreaking }) => isBreaking);
  const others = commits.filter(({ isBreaking }) => !isBreaking);
  const parts = PARTS.map(([kind, heading]) => ({ heading, found: others.filter((one) => one.kind === kind) }));
  const shown = [{ heading: 'Needs care', found: breaking }, ...parts].filter(({ found }) => found.length > 0);
  const body = shown.flatMap(({ heading, found }) => ['', `## ${heading}`, '', ...lines(found)]);
  return [`# ${title}`, ...(body.length > 0 ? body : ['', 'Nothing that students or operators notice.']), ''].join(
    '\n',
  );
}
