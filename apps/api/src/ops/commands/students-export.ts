import { copyOf } from '../../modules/privacy/index.ts';
import { command, UsageError } from '../command.ts';
import { newFile, writeWhole } from '../new-file.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsExport = command({
  name: 'students export',
  summary: 'Write everything that names a student into a file, as the student gets it; for a wish that came by letter',
  example: 'students export student@example.com --to copy.json',
  changes: 'world',
  positionals: whoPositional,
  options: {
    to: { type: 'string', summary: 'The file to write, .json for programs or .html for people', isRequired: true },
  },
  async plan({ db }, { who, to }) {
    const student = await studentTyped(db, who);
    const { path, format } = fileTyped(to);
    return {
      lines: [
        `Everything about ${maskedStudent(student)} is written to ${path}. It is personal: hand it over and delete it.`,
      ],
      data: { id: student.id, path, format },
      subject: student.id,
      details: { format },
    };
  },
  async run(deps, { who, to }) {
    const student = await studentTyped(deps.db, who);
    const { path, format } = fileTyped(to);
    const bytes = await writeWhole(path, copyOf(deps, student, format));
    return {
      lines: [`Written: ${bytes} bytes.`],
      data: { id: student.id, path, format, bytes },
      subject: student.id,
      details: { format, bytes },
    };
  },
});

function fileTyped(to: string) {
  const format = to.endsWith('.json') ? 'json' : to.endsWith('.html') ? 'html' : null;
  if (!format) throw new UsageError('--to ends in .json or .html.');
  return { path: newFile(to), format } as const;
}
