import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';
import type { Answers } from './answer-fields.tsx';
import { BLANK_CAP, capIntoProfile, readCap } from './cap-draft.ts';
import { CapQuestions } from './cap-questions.tsx';
import type { DraftShape, Reading } from './draft.ts';
import { FormFrame } from './form-frame.tsx';
import { BLANK_JOSAA, josaaIntoProfile, readJosaa } from './josaa-draft.ts';
import { JosaaQuestions } from './josaa-questions.tsx';
import { formMessages } from './messages.ts';
import { startingDraft } from './starting-draft.ts';
import { useForm } from './use-form.ts';
import { useRun } from './use-run.ts';
import { isProfilePurpose, useSaveProfile } from './use-save-profile.ts';

/** What a form begins with. */
type Known = {
  /** Null when it could not be read: then nothing is saved to it either. */
  profile: ExamProfile | null;
  run: Record<string, unknown> | null;
};

/** How the form of one exam differs from another's. */
type ExamForm<Draft, Body> = {
  exam: Exam;
  blank: Draft;
  Questions: ComponentType<Answers<Draft>>;
  /** The part of the profile that it starts from; undefined while that was never saved. */
  ownPart: (profile: ExamProfile) => object | undefined;
  read: (draft: Draft, words: { choose: string }) => Reading<Body>;
  intoProfile: (profile: ExamProfile, body: Body) => ExamProfile;
  send: (body: Body, headers: Record<string, string>) => Promise<Run>;
};

/** The form of JEE and JoSAA. */
export const JosaaForm = examForm({
  exam: 'josaa',
  blank: BLANK_JOSAA,
  Questions: JosaaQuestions,
  ownPart: ({ josaa }) => josaa,
  read: readJosaa,
  intoProfile: josaaIntoProfile,
  send: async (body, headers) => (await call(predictor.runJosaa, { body }, { headers })).data,
});

/** The form of MHT-CET and CAP. */
export const CapForm = examForm({
  exam: 'mht-cet',
  blank: BLANK_CAP,
  Questions: CapQuestions,
  ownPart: ({ mhtCet }) => mhtCet,
  read: readCap,
  intoProfile: capIntoProfile,
  send: async (body, headers) => (await call(predictor.runMhtCet, { body }, { headers })).data,
});

function examForm<Draft extends DraftShape, Body extends object>(form: ExamForm<Draft, Body>): ComponentType<Known> {
  const { exam, blank, Questions } = form;
  return function Form({ profile: saved, run: earlier }) {
    const profile = saved ?? {};
    const words = useMessages(formMessages);
    useHeadingFocus();
    const [address] = useSearchParams();
    const name = { exam, from: address.get('from') };
    const own = form.ownPart(profile);
    const { gender, pwd } = profile;
    const [{ draft: start, origin }] = useState(() =>
      startingDraft(name, blank, { run: earlier, profile: { gender, pwd, ...own } }),
    );
    const { answers, tries, submit, refuse, clear } = useForm(name, start, (draft) => form.read(draft, words));
    // An earlier prediction may have been for somebody else.
    const [isRemembered, setIsRemembered] = useState(earlier === null);
    const [isToldOrigin, setIsToldOrigin] = useState(origin === 'profile' || origin === 'run');
    const run = useRun(name, address.get('college'));
    const saving = useSaveProfile(name);
    const isForProfile = isProfilePurpose(address);

    const send = () => {
      const body = submit();
      if (body === null) return;
      if (isForProfile) return saving.mutate(form.intoProfile(profile, body), { onError: refuse });
      run.mutate(
        {
          body,
          send: (headers) => form.send(body, headers),
          profile: saved !== null && isRemembered ? form.intoProfile(profile, body) : null,
        },
        { onError: refuse },
      );
    };
    const startAfresh = () => {
      clear(blank);
      setIsToldOrigin(false);
    };
    return (
      <>
        {isToldOrigin && (
          <Notice
            className="mb-5"
            action={
              <Button variant="secondary" size="small" onClick={startAfresh}>
                {words.startAfresh}
              </Button>
            }
          >
            {origin === 'run' ? words.fromRun : words.fromProfile}
          </Notice>
        )}
        {address.has('college') && <Notice className="mb-5">{words.forCollege}</Notice>}
        <FormFrame
          problems={answers.problems}
          tries={tries}
          error={isForProfile ? saving.error : run.error}
          isBusy={run.isPending || saving.isPending}
          isForProfile={isForProfile}
          isRemembered={saved === null ? null : isRemembered}
          onRemember={setIsRemembered}
          onSubmit={send}
          onDismissError={run.reset}
        >
          <Questions {...answers} />
        </FormFrame>
      </>
    );
  };
}
