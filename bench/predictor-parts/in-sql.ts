import type { JosaaInput } from '@dakhila/contract/predictor-inputs';
import { JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import type pg from 'pg';
import type { Catalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';

/** Copies the closing ranks of JoSAA into a table, as a product without a catalogue would keep them, with the indexes it would want. */
export async function fillTable(pool: pg.Pool, { jee }: Catalogue): Promise<number> {
  const { pools, cells } = jee.cutoffs;
  await pool.query(
    'create table closings (year int, round int, institute text, programme int, quota text, seat_type text, is_female bool, closing int)',
  );
  const columns: (number | string | boolean)[][] = [[], [], [], [], [], [], [], []];
  for (let pool_ = 0; pool_ < pools.institute.length; pool_ += 1) {
    for (let cell = pools.firstCell[pool_] ?? 0; cell < (pools.firstCell[pool_ + 1] ?? 0); cell += 1) {
      const row = [
        cells.year[cell] ?? 0,
        cells.round[cell] ?? 0,
        jee.records[pools.institute[pool_] ?? 0]?.id ?? '',
        pools.programme[pool_] ?? 0,
        JOSAA_QUOTAS[pools.quota[pool_] ?? 0]?.code ?? '',
        JOSAA_SEAT_TYPES[pools.seatType[pool_] ?? 0]?.published ?? '',
        pools.gender[pool_] === 1,
        cells.closing[cell] ?? -1,
      ];
      for (const [at, value] of row.entries()) columns[at]?.push(value);
    }
  }
  await pool.query('set statement_timeout = 0');
  await pool.query(
    'insert into closings select * from unnest($1::int[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bool[], $8::int[])',
    columns,
  );
  await pool.query('create index on closings (year, seat_type, round)');
  await pool.query('analyze closings');
  return columns[0]?.length ?? 0;
}

/** The same question, as plain as SQL can ask it: the newest year's last closing rank of each pool that is open to the candidate, and whether the rank is within. */
export async function askInSql(pool: pg.Pool, candidate: JosaaInput, year: number, home: string[]): Promise<number> {
  const { rows } = await pool.query(
    `select institute, programme, max(closing - case when seat_type = 'OPEN' then $3::int else $4::int end) as margin
       from (
         select distinct on (institute, programme, quota, seat_type, is_female) institute, programme, quota, seat_type, closing
           from closings
          where year = $1 and seat_type = any($2) and (not is_female or $5)
            and (quota = 'AI' or (quota = 'OS' and not institute = any($6)) or (quota = 'HS' and institute = any($6)))
          order by institute, programme, quota, seat_type, is_female, round desc
       ) newest
      group by institute, programme
      order by margin desc`,
    [
      year,
      ['OPEN', candidate.category],
      candidate.mainCrl,
      candidate.mainCategoryRank,
      candidate.gender === 'female',
      home,
    ],
  );
  return rows.length;
}
