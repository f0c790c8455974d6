import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { toldSeasonsQuery } from '../queries.ts';

/** Narrow on a phone, so that all four columns are seen without scrolling. */
const WRAPPED = '!whitespace-normal !px-1.5 sm:!px-3';

/** What students answered after past seasons. Nothing is shown until a season was published: the tests above do not depend on it. */
export function ToldSeasons() {
  const messages = useMessages(predictorMessages).told;
  const { data: seasons = [] } = useQuery(toldSeasonsQuery);
  if (seasons.length === 0) return null;
  return (
    <section aria-labelledby="told-title" className="mt-6">
      <h2 id="told-title" className="text-xl">
        {messages.title}
      </h2>
      <div className="mt-4 grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
        {seasons.map(({ exam, year, title, answers, bands }) => (
          <Card key={`${exam} ${year}`}>
            <h3 className="text-sm font-semibold text-quiet">{title}</h3>
            <p className="mt-1">{fill(messages.lead, { title, answers: indianNumber(answers) })}</p>
            <Table caption={fill(messages.caption, { title })} isCaptionHidden className="mt-3">
              <thead>
                <tr>
                  <HeaderCell className={WRAPPED}>{messages.chance}</HeaderCell>
                  {[messages.said, messages.seen, messages.choices].map((name) => (
                    <HeaderCell key={name} isNumeric className={WRAPPED}>
                      {name}
                    </HeaderCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bands.map(({ band, expectedPercent, obtainedPercent, chances }) => (
                  <tr key={band}>
                    <HeaderCell scope="row" className={WRAPPED}>
                      <BandLabel band={band} />
                    </HeaderCell>
                    {[`${expectedPercent}%`, `${obtainedPercent}%`, indianNumber(chances)].map((figure, column) => (
                      <Cell key={column} isNumeric className={WRAPPED}>
                        {figure}
                      </Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
        ))}
      </div>
    </section>
  );
}
