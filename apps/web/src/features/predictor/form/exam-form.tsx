import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { collegeQuery } from '../../colleges/index.ts';
import { useHeadingFocus } from '../exam-parts.tsx';
import { type FormMessages, predictorMessages } from '../messages.ts';
import { type Answers, PreferencesPart } from './answer-fields.tsx';
import { BLANK_CAP, capFromJosaa, capIntoProfile, readCap, withUniversity } from './cap-draft.ts';
import { CapQuestions } from './cap-questions.tsx';
import {
  BLANK_PREFERENCES,
  type DraftShape,
  filled,
  offeredPreferences,
  PREFERENCE_KINDS,
  type PreferenceLists,
  type Reading,
} from './draft.ts';
import {
  capLabels,
  changedLabels,
  type FieldLabels,
  josaaLabels,
  namedProblems,
  preferenceLabels,
} from './field-labels.ts';
import { FormFrame } from './form-frame.tsx';
import { BLANK_JOSAA, josaaFromCap, josaaIntoProfile, readJosaa } from './josaa-draft.ts';
import { JosaaQuestions } from './josaa-questions.tsx';
import { typedNumber } from './typed-number.ts';
import { startingDraft, useForm } from './use-form.ts';
import { isProfilePurpose, useRun, useSaveProfile } from './use-run.ts';

type Known = {
  /** Null if it could not be loaded: then nothing is saved to it either. */
  profile: ExamProfile | null;
  run: Record<string, unknown> | null;
};

type ExamForm<Draft, Body> = {
  exam: Exam;
  blank: Draft;
  Questions: ComponentType<Answers<Draft>>;
  /** Undefined if that part was never saved. */
  ownPart: (profile: ExamProfile) => object | undefined;
  /** What the answers for the other exam say. */
  fromOther: (profile: ExamProfile) => object;
  labels: (draft: Draft, messages: FormMessages) => FieldLabels;
  read: (draft: Draft, messages: { choose: string }) => Reading<Body>;
  intoProfile: (profile: ExamProfile, body: Body) => ExamProfile;
  send: (body: Body, headers: Record<string, string>) => Promise<Run>;
};

export const JosaaForm = examForm({
  exam: 'josaa',
  blank: BLANK_JOSAA,
  Questions: JosaaQuestions,
  ownPart: ({ josaa }) => josaa,
  fromOther: josaaFromCap,
  labels: josaaLabels,
  read: readJosaa,
  intoProfile: josaaIntoProfile,
  send: async (body, headers) => (await call(predictor.runJosaa, { body }, { headers })).data,
});

export const CapForm = examForm({
  exam: 'mht-cet',
  blank: BLANK_CAP,
  Questions: CapQuestions,
  ownPart: ({ mhtCet }) => mhtCet && withUniversity(mhtCet),
  fromOther: capFromJosaa,
  labels: capLabels,
  read: readCap,
  intoProfile: capIntoProfile,
  send: async (body, headers) => (await call(predictor.runMhtCet, { body }, { headers })).data,
});

function examForm<Draft extends DraftShape & PreferenceLists, Body extends object>(
  form: ExamForm<Draft, Body>,
): ComponentType<Known> {
  const { exam, blank, Questions } = form;
  return function Form({ profile: saved, run: earlier }) {
    const profile = saved ?? {};
    const messages = useMessages(predictorMessages).form;
    useHeadingFocus();
    const [address, setAddress] = useSearchParams();
    const isForProfile = isProfilePurpose(address);
    const college = isForProfile ? null : address.get('college');
    // A form for one college has a draft of its own: it leaves out the preferences, and the usual one must not lose them.
    const name = { exam, from: address.get('from') ?? (college === null ? null : `college-${college}`) };
    const own = form.ownPart(profile);
    const { gender, pwd } = profile;
    const [{ draft: start, origin }] = useState(() =>
      startingDraft(name, blank, {
        run: earlier && { ...withUniversity(earlier), ...(college === null && storedPreferences(earlier.preferences)) },
        profile: { gender, pwd, ...(own ?? form.fromOther(profile)), ...(college === null && profile.preferences) },
        typed: typedNumber(exam, address),
      }),
    );
    const [offered] = useState(() =>
      offeredPreferences(profile.preferences, storedPreferences(earlier?.preferences), start),
    );
    const { answers, tries, submit, refuse, clear } = useForm(name, start, (draft) =>
      translateProblems(form.read(draft, messages), (english) => problemText(messages, english)),
    );
    // Only an empty profile is filled by default: other answers may be for somebody else, or a what-if.
    const [isRemembered, setIsRemembered] = useState(earlier === null && own === undefined);
    const [isOriginShown, setIsOriginShown] = useState(origin === 'profile' || origin === 'run');
    const run = useRun(name, college);
    const saving = useSaveProfile(name);

    const send = () => {
      const body = submit();
      if (body === null) return;
      if (isForProfile) {
        // This form does not ask for the preferences.
        const { preferences } = profile;
        return saving.mutate({ ...form.intoProfile(profile, body), preferences }, { onError: refuse });
      }
      run.mutate(
        {
          body,
          send: (headers) => form.send(body, headers),
          profile: saved !== null && isRemembered ? remembered(body) : null,
        },
        { onError: refuse },
      );
    };
    const remembered = (body: Body): ExamProfile => {
      const next = form.intoProfile(profile, body);
      return next.preferences === undefined && college !== null ? { ...next, preferences: profile.preferences } : next;
    };
    const takeAddress = useEffectEvent(() => {
      if (!ONCE.some((name) => address.has(name))) return;
      setAddress((now) => without(now, ONCE), { replace: true });
      if (address.has('predict')) send();
    });
    useEffect(() => takeAddress(), []);
    // Preferences that the form left out were not changed by the student.
    const withPreferences = (draft: Draft): Draft => {
      const isLeftOut = college !== null && PREFERENCE_KINDS.every((kind) => draft[kind].length === 0);
      return isLeftOut ? filled(draft, { ...draft, ...profile.preferences }) : draft;
    };
    const changed =
      own &&
      changedLabels(filled(blank, { gender, pwd, ...own, ...profile.preferences }), withPreferences(answers.draft), [
        ...form.labels(answers.draft, messages),
        ...preferenceLabels(messages),
      ]);
    // Every draft has the preference lists.
    const changePreferences = (lists: Partial<PreferenceLists>) => answers.change(lists as Partial<Draft>);
    const startNew = () => {
      clear(blank);
      setIsOriginShown(false);
    };
    return (
      <>
        {isOriginShown && (
          <p className="mb-2 flex items-center justify-between gap-3 text-sm text-quiet">
            {origin === 'run' ? messages.fromRun : messages.fromProfile}
            <Button variant="quiet" size="small" onClick={startNew}>
              {messages.startNew}
            </Button>
          </p>
        )}
        <CollegeNotice exam={exam} id={college} hasPreferences={hasAny(offered)} />
        <FormFrame
          problems={namedProblems(answers.problems, form.labels(answers.draft, messages))}
          tries={tries}
          error={isForProfile ? saving.error : run.error}
          isBusy={run.isPending || saving.isPending}
          isForProfile={isForProfile}
          isRemembered={saved === null || changed?.length === 0 ? null : isRemembered}
          rememberLabel={
            changed
              ? fill(messages.changeProfile, {
                  labels: changed.map((label) => label ?? messages.otherAnswers).join(', '),
                })
              : messages.remember
          }
          onRemember={setIsRemembered}
          onSubmit={send}
          onDismissError={run.reset}
        >
          <Questions {...answers} />
          {!isForProfile && (
            <PreferencesPart exam={exam} offered={offered} chosen={answers.draft} onChange={changePreferences} />
          )}
        </FormFrame>
      </>
    );
  };
}

const hasAny = (lists: PreferenceLists): boolean => PREFERENCE_KINDS.some((kind) => lists[kind].length > 0);

/** Names the college whose page led to the form: its chances come first. */
function CollegeNotice({ exam, id, hasPreferences }: { exam: Exam; id: string | null; hasPreferences: boolean }) {
  const messages = useMessages(predictorMessages).form;
  const { data } = useQuery({ ...collegeQuery(exam, id ?? ''), enabled: id !== null, retry: false });
  if (id === null) return null;
  return (
    <Notice className="mb-5">
      {data ? fill(messages.forNamedCollege, { college: data.name }) : messages.forCollege}
      {hasPreferences && ` ${messages.forCollegeOnly}`}
    </Notice>
  );
}

/** What the address asks for once: a number is in the draft from then on, and a reload predicts nothing. */
const ONCE = ['number', 'predict'];

const without = (address: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...address].filter(([name]) => !names.includes(name)));

const storedPreferences = (preferences: unknown): PreferenceLists => filled({ ...BLANK_PREFERENCES }, preferences);

function translateProblems<Body>(reading: Reading<Body>, translate: (english: string) => string): Reading<Body> {
  if (reading.isReady) return reading;
  const problems = Object.entries(reading.problems).map(([field, sentence]) => [field, translate(sentence)]);
  return { isReady: false, problems: Object.fromEntries(problems) };
}

const SENTENCES: Readonly<Record<string, string>> = INPUT_SENTENCES;

/** The domain rules return English sentences; this translates them. */
function problemText({ problem }: FormMessages, english: string): string {
  const [, category, paper] = CATEGORY_RANK_NEEDED.exec(english) ?? [];
  if (category !== undefined && paper !== undefined) return fill(problem.categoryRank, { category, paper });
  return Object.entries(problem).find(([name]) => SENTENCES[name] === english)?.[1] ?? english;
}
