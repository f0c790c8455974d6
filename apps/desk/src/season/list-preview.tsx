import type { EditionPreview } from '@dakhila/contract/desk/cutoff-lists';
import { indianNumber } from '../../../web/src/lib/format.ts';
import { Cell, HeaderCell, Table } from '../../../web/src/ui/table.tsx';

type Bands = EditionPreview['candidates'][number]['before'];
const BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const satisfies (keyof Bands)[];

/** How many programmes each band has for some candidates, now and with the list. */
export const ListPreview = ({ preview: { candidates } }: { preview: EditionPreview }) =>
  candidates.length === 0 ? (
    <p className="text-quiet">Students see the new figures. No chance changes: this list has no forecasts.</p>
  ) : (
    <Table caption="Programmes by chance for some made-up candidates: now, and with this list">
      <thead>
        <tr>
          <HeaderCell>Candidate</HeaderCell>
          {BANDS.map((band) => (
            <HeaderCell key={band} isNumeric>
              {band}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ name, before, after }) => (
          <tr key={name}>
            <HeaderCell scope="row" className="min-w-40">
              {name}
            </HeaderCell>
            {BANDS.map((band) => (
              <Cell key={band} isNumeric className="whitespace-nowrap">
                <Change before={before[band]} after={after[band]} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Change = ({ before, after }: { before: number; after: number }) =>
  before === after ? (
    <span className="text-quiet">{indianNumber(after)}</span>
  ) : (
    <>
      {indianNumber(before)} <span aria-hidden="true">→</span>
      <span className="sr-only">now, then</span> <strong>{indianNumber(after)}</strong>
    </>
  );
