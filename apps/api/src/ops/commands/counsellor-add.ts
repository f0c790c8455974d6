import { EXAMS } from '@dakhila/contract/exam';
import { isEmail, normalEmail } from '@dakhila/domain/contact';
import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import { insertCounsellor } from '../../modules/counselling/index.ts';
import { command, Refusal, UsageError } from '../command.ts';

const required = (summary: string) => ({ type: 'string', summary, isRequired: true }) as const;

export const counsellorAdd = command({
  name: 'counsellor add',
  summary: 'Add a counsellor whom students can book once there are hours',
  example:
    'counsellor add meera-joshi --name "Meera Joshi" --email meera@school.example --headline "CAP rounds" --about "Twelve years in admissions." --languages en,mr --topics rounds,branch --exams mht-cet',
  changes: 'database',
  positionals: { id: { summary: 'A short name for addresses and commands, such as meera-joshi' } },
  options: {
    name: required('The name that students see'),
    email: required('Where bookings are sent to; students never see it'),
    headline: required('What for, in a few words'),
    about: required('A sentence or two'),
    languages: required(`Of ${LANGUAGES.join(', ')}; with commas`),
    topics: required(`Of ${TOPICS.join(', ')}; with commas`),
    exams: required(`Of ${EXAMS.join(', ')}; with commas`),
  },
  async run({ db }, { id, name, email, headline, about, ...lists }) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
      throw new UsageError('An id has small letters, digits and single dashes.');
    if (!isEmail(email)) throw new UsageError('--email is no e-mail address.');
    const counsellor = {
      id,
      name,
      email: normalEmail(email),
      headline,
      about,
      languages: wordsOf('languages', lists.languages, LANGUAGES),
      topics: wordsOf('topics', lists.topics, TOPICS),
      exams: wordsOf('exams', lists.exams, EXAMS),
    };
    if (!(await insertCounsellor(db, counsellor))) throw new Refusal(`${id} is already there.`);
    return {
      lines: [`${id} added. Next: counsellor availability ${id} --set "mon-fri 17:00-20:00"`],
      data: counsellor,
      subject: id,
    };
  },
});

function wordsOf<Word extends string>(option: string, typed: string, known: readonly Word[]): Word[] {
  const words = typed.split(',').map((word) => word.trim());
  const found = known.filter((word) => words.includes(word));
  const unknown = words.find((word) => !found.some((one) => one === word));
  if (unknown !== undefined) throw new UsageError(`--${option}: '${unknown}' is none of ${known.join(', ')}.`);
  return found;
}
