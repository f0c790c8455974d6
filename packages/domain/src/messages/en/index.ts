import accounts from './accounts.json' with { type: 'json' };
import assessment from './assessment.json' with { type: 'json' };
import assistant from './assistant.json' with { type: 'json' };
import billing from './billing.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import colleges from './colleges.json' with { type: 'json' };
import counselling from './counselling.json' with { type: 'json' };
import demo from './demo.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import family from './family.json' with { type: 'json' };
import files from './files.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import input from './input.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import papers from './papers.json' with { type: 'json' };
import predictor from './predictor.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import recommend from './recommend.json' with { type: 'json' };
import rounds from './rounds.json' with { type: 'json' };
import schedule from './schedule.json' with { type: 'json' };
import season from './season.json' with { type: 'json' };
import submit from './submit.json' with { type: 'json' };
import support from './support.json' with { type: 'json' };
import unsure from './unsure.json' with { type: 'json' };
import whatsapp from './whatsapp.json' with { type: 'json' };

/** English, the language whose texts all others have. */
export const EN = {
  accounts,
  assessment,
  assistant,
  billing,
  calendar,
  colleges,
  counselling,
  demo,
  errors,
  family,
  files,
  general,
  input,
  lists,
  money,
  papers,
  predictor,
  privacy,
  recommend,
  rounds,
  schedule,
  submit,
  season,
  support,
  unsure,
  whatsapp,
};
