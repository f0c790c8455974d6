import { predictor } from '@dakhila/contract/predictor';
import type { LeftOut, Run } from '@dakhila/contract/predictor-results';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

test('a search that the results do not answer says why: below 5%, or which rank is missing', async () => {
  const asha = await aStudent(server, { pulls: 2 });
  const body = { mainCrl: 900_000, category: 'OPEN', gender: 'male', homeState: 'Maharashtra' } as const;
  const { id } = (await asha.browser.call(predictor.runJosaa, { body })).body.data as Run;
  const whyOf = async (text: string) => {
    const answer = await asha.browser.call(predictor.leftOut, { params: { id }, query: { text } });
    expect(predictor.leftOut.response.safeParse(answer.body).error).toBeUndefined();
    return (answer.body.data as LeftOut[])[0];
  };
  expect(await whyOf('NIT Trichy')).toMatchObject({ collegeId: 'nit-tiruchirappalli', why: 'below', missing: [] });
  expect(await whyOf('IIT Bombay')).toMatchObject({
    why: 'not-estimated',
    missing: ['JEE Advanced, common rank (CRL)'],
  });
  expect(await whyOf('qqqqqqqq')).toBeUndefined();
  expect(await whyOf('HNB Garhwal University')).toMatchObject({
    collegeId: 'hnbgu',
    why: 'not-offered',
    notAdmittingSince: expect.any(Number),
  });
  asha.browser.cookies.set('language', 'hi');
  expect((await whyOf('IIT Bombay'))?.missing.join()).toMatch(/[\u0900-\u097F]/);
  expect(await whyOf('coep')).toMatchObject({ why: 'other-exam', missing: [] });

  // By the forecasts of today it may be more: only a new prediction can say.
  const earlier = 'e'.repeat(32);
  await server.pool.query(
    `insert into prediction_editions (id, exam, year, data_version, model_version, content)
     select $1, exam, year, data_version, 'earlier', content from prediction_editions where exam = 'josaa' limit 1`,
    [earlier],
  );
  await server.pool.query('update prediction_runs set edition_id = $1 where id = $2', [earlier, id]);
  expect(await whyOf('NIT Trichy')).toMatchObject({ why: 'not-estimated', missing: [] });

  const picky = { ...body, preferences: { cities: ['Surat'] } };
  const second = (await asha.browser.call(predictor.runJosaa, { body: picky })).body.data as Run;
  const answer = await asha.browser.call(predictor.leftOut, {
    params: { id: second.id },
    query: { text: 'NIT Trichy' },
  });
  expect(answer.body.data).toMatchObject([{ why: 'not-wanted' }]);

  // Saved by a release that asked for other things.
  await server.pool.query(`update prediction_runs set input = '{"rank": 5}' where id = $1`, [second.id]);
  const old = await asha.browser.call(predictor.leftOut, { params: { id: second.id }, query: { text: 'NIT Trichy' } });
  expect(old).toMatchObject({ status: 200, body: { data: [{ why: 'not-estimated', missing: [] }] } });

  const ravi = await aStudent(server);
  const query = { text: 'NIT' };
  expect((await ravi.browser.call(predictor.leftOut, { params: { id }, query })).status).toBe(404);
  expect((await server.newBrowser().call(predictor.leftOut, { params: { id }, query })).status).toBe(401);
  expect((await asha.browser.call(predictor.leftOut, { params: { id }, query: { text: '' } })).status).toBe(400);
});
