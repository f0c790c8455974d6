import { examProfile } from '@dakhila/contract/exam-profile';
import { INTERESTS, type Interest } from '@dakhila/domain/predictor/branch-interest';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { examProfileQuery } from '../../../lib/exam-profile.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { predictorMessages } from '../messages.ts';

type InterestFormProps = { start: readonly Interest[]; onAsk: (interests: readonly Interest[]) => void };

export function InterestForm({ start, onAsk }: InterestFormProps) {
  const messages = useMessages(predictorMessages).branches;
  const client = useQueryClient();
  const { data: profile } = useQuery(examProfileQuery);
  const [ticked, setTicked] = useState(start);
  const [isRemembered, setIsRemembered] = useState(start.length > 0);
  const [isEmpty, setIsEmpty] = useState(false);
  const toggle = (interest: Interest, isOn: boolean) => {
    setTicked((before) => INTERESTS.filter((one) => (one === interest ? isOn : before.includes(one))));
    setIsEmpty(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(ticked.length === 0);
    if (ticked.length === 0) return;
    onAsk(ticked);
    if (isRemembered && profile)
      call(examProfile.save, { body: { ...profile, interests: [...ticked] } })
        .then(() => client.invalidateQueries({ queryKey: examProfileQuery.queryKey }))
        .catch(() => showToast({ title: messages.rememberFailed, variant: 'warning' }));
  };
  return (
    <Card className="mb-6">
      <form onSubmit={submit}>
        <fieldset className="min-w-0">
          <legend className="text-lg font-semibold">{messages.title}</legend>
          <p className="mt-1 mb-3 max-w-reading text-sm text-quiet">{messages.lead}</p>
          <div className="flex flex-wrap gap-2">
            {INTERESTS.map((interest) => (
              <Chip
                key={interest}
                checked={ticked.includes(interest)}
                onChange={(event) => toggle(interest, event.target.checked)}
              >
                {messages.interests[interest]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div aria-live="polite" className="mt-2 empty:hidden">
          {isEmpty && <FieldError>{messages.chooseOne}</FieldError>}
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {profile && (
            <Checkbox checked={isRemembered} onChange={(event) => setIsRemembered(event.target.checked)}>
              {messages.remember}
            </Checkbox>
          )}
          <Button type="submit">{messages.show}</Button>
        </div>
      </form>
    </Card>
  );
}
