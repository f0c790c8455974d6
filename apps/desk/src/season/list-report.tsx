import type { ListReport } from '@dakhila/contract/desk/cutoff-lists';
import { indianNumber } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Disclosure } from '../../../web/src/ui/disclosure.tsx';
import { Cell, FigureTable, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';

type Problem = ListReport['problems'][number];
type Sample = ListReport['samples'][number];

/** What the data build found, what would change, and a few programmes to compare with the published paper. */
export function ListReportView({ report }: { report: ListReport }) {
  const { problems, changes, rounds, samples, moves = [], added, gone } = report;
  const of = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity);
  return (
    <div className="space-y-6">
      <ProblemList heading="Errors" none="None. Every row was understood." problems={of('error')} isOpen />
      <FigureTable
        caption="Rows of each round"
        columns={['Round', 'Now', 'With this list']}
        rows={rounds.map(({ year, round, before, after }) => [
          `${year} round ${round}`,
          indianNumber(before),
          indianNumber(after),
        ])}
      />
      <SampleTable caption="Some programmes: last cut-off before, and in this list" samples={samples} />
      {moves.length > 0 && <SampleTable caption="The largest moves in the newest round" samples={moves} />}
      {added && <Programmes heading="Programmes that no list had before" programmes={added} />}
      {gone && <Programmes heading="Programmes of last year that aren’t in this year’s lists" programmes={gone} />}
      <section>
        <h2 className="mb-2 text-lg">What changes</h2>
        {changes.length === 0 ? (
          <p className="text-quiet">Nothing: these figures are in the facts already.</p>
        ) : (
          <ul className="space-y-1 text-sm">
            {changes.map((change) => (
              <li key={change} className="break-words whitespace-pre-wrap">
                {change}
              </li>
            ))}
          </ul>
        )}
      </section>
      <ProblemList heading="Warnings, all lists" none="None." problems={of('warning')} />
    </div>
  );
}

type ProblemsProps = { heading: string; none: string; problems: Problem[]; isOpen?: boolean };

function ProblemList({ heading, none, problems, isOpen = false }: ProblemsProps) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{heading}</h2>
      {problems.length === 0 ? (
        <p className="text-quiet">{none}</p>
      ) : (
        problems.map(({ code, count, severity, examples }) => (
          <Disclosure
            key={code}
            open={isOpen}
            isWide
            summary={
              <span className="flex flex-wrap items-center gap-2">
                {code.replaceAll('-', ' ')}
                <Badge variant={severity === 'error' ? 'destructive' : 'outline'}>{indianNumber(count)}</Badge>
              </span>
            }
          >
            <ul className="space-y-1 text-sm">
              {examples.map((example) => (
                <li key={example} className="break-words">
                  {example}
                </li>
              ))}
            </ul>
            {count > examples.length && (
              <p className="mt-1 text-sm">and {indianNumber(count - examples.length)} more</p>
            )}
          </Disclosure>
        ))
      )}
    </section>
  );
}

const figure = (cutoff: Sample['before']) =>
  cutoff === null ? 'New' : `${cutoff.closing === null ? 'No seat' : indianNumber(cutoff.closing)}`;

type ProgrammesProps = { heading: string; programmes: NonNullable<ListReport['added']> };

const Programmes = ({ heading, programmes: { count, names } }: ProgrammesProps) => (
  <section>
    <h2 className="mb-2 text-lg">{heading}</h2>
    {count === 0 ? (
      <p className="text-quiet">None.</p>
    ) : (
      <ul className="space-y-1 text-sm">
        {names.map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
        {count > names.length && <li>and {indianNumber(count - names.length)} more</li>}
      </ul>
    )}
  </section>
);

const SampleTable = ({ caption, samples }: { caption: string; samples: Sample[] }) => (
  <Table caption={caption}>
    <TableHead columns={['Programme', 'Seats', ['Before', 'number'], ['In this list', 'number']]} />
    <tbody>
      {samples.map(({ programme, pool, before, after }) => (
        <tr key={`${programme} ${pool}`}>
          <HeaderCell scope="row" className="min-w-60">
            {programme}
          </HeaderCell>
          <Cell>{pool}</Cell>
          <Cell isNumeric>
            {figure(before)}
            {before && (
              <span className="block text-xs text-quiet">
                {before.year} round {before.round}
              </span>
            )}
          </Cell>
          <Cell isNumeric>
            {figure(after)}
            <span className="block text-xs text-quiet">
              {after.year} round {after.round}
            </span>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
