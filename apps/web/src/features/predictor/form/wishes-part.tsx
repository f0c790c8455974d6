import { useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { FormPart } from './answer-fields.tsx';
import { WISHES, type Wishes } from './wishes.ts';

type WishesPartProps = { offered: Wishes; chosen: Wishes; onChange: (wishes: Partial<Wishes>) => void };

/** The branches, cities and kinds of college of the profile, each ticked until it is taken away. Nothing where there are none. */
export function WishesPart({ offered, chosen, onChange }: WishesPartProps) {
  const words = useMessages(predictorMessages).form;
  const groups = WISHES.filter((wish) => offered[wish].length > 0);
  if (groups.length === 0) return null;
  // Levels such as NIT go by their own name.
  const kindName = (kind: string) => (kind === 'government' || kind === 'private' ? words.kinds[kind] : kind);
  return (
    <FormPart title={words.wishes} lead={words.wishesLead}>
      {groups.map((wish) => (
        <fieldset key={wish} className="sm:col-span-2">
          <legend className="text-sm font-semibold">{words.wishNames[wish]}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {offered[wish].map((name) => (
              <label
                key={name}
                className="flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={chosen[wish].includes(name)}
                  onChange={({ target }) =>
                    onChange({
                      [wish]: offered[wish].filter((one) =>
                        one === name ? target.checked : chosen[wish].includes(one),
                      ),
                    })
                  }
                />
                {wish === 'kinds' ? kindName(name) : name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </FormPart>
  );
}
