import { copyOf } from '../../modules/privacy/index.ts';
import { command, UsageError } from '../command.ts';
import { newFile, writeWhole } from '../new-file.ts';
import { maskedStudent, studentTyped, whoPositional } from './student-typed.ts';

export const studentsExport = command({
  name: 'students export',
  summary: 'Write the copy of their data that a student can download into a file, for one who asks support for it',
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
        `The copy of the data of ${maskedStudent(student)} is written to ${path}, which only you can read.`,
        'Give it to nobody but the student, and delete it then.',
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
      lines: [`Written: ${path}, ${bytes} bytes. Delete it once the student has it.`],
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
