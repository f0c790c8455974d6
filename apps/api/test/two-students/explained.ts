const FILTER = 'narrows a public list';
const PREFERENCE = 'a wish of the sender’s own';
const ABOUT_ONESELF = 'what the sender says of themselves';
const FREE_TEXT = 'words of the sender’s own';
const COLLEGE = 'a college';

/** Fields of a query or a body that never name anybody's thing, wherever they stand, and what they are instead. */
export const WORDS: Readonly<Record<string, string>> = {
  ...{ firstName: ABOUT_ONESELF, lastName: ABOUT_ONESELF, birthDate: ABOUT_ONESELF, board: ABOUT_ONESELF },
  ...{ homeState: ABOUT_ONESELF, homeUniversity: ABOUT_ONESELF, minority: ABOUT_ONESELF },
  ...{ percentile: ABOUT_ONESELF, meritNumber: ABOUT_ONESELF },
  ...{ branches: PREFERENCE, cities: PREFERENCE, kinds: PREFERENCE },
  ...{ text: FREE_TEXT, title: FREE_TEXT, message: FREE_TEXT, question: FREE_TEXT, comment: FREE_TEXT },
  ...{ screenshot: 'a picture of the sender’s own', guardianName: 'a person whom the sender names' },
  ...{ page: FILTER, limit: FILTER, search: FILTER, type: FILTER, course: FILTER, city: FILTER, state: FILTER },
  ...{ university: FILTER, collegeLevel: FILTER, minRanking: FILTER, maxRanking: FILTER },
  ...{ programme: FILTER, fromYear: FILTER, year: FILTER, sort: FILTER, paysAtMost: FILTER, medianAtLeast: FILTER },
  ...{ tierId: 'what is on sale', couponCode: 'a coupon is for whoever has it', collegeId: COLLEGE },
  ...{ counsellorId: 'a counsellor', startsAt: 'a time of a counsellor: that it is taken is for all to see' },
};

const CONTACT = 'a contact and no id: what is told about it is bound, and can be switched off (`contacts.test.ts`)';
const LINE = 'a line of the official option form';

/** Places that name a public fact or a contact, and which. */
export const PLACES: Readonly<Record<string, string>> = {
  'POST /client-errors body.places[]': 'lines of our own scripts',
  'POST /client-errors body.screen': 'the first word of an address of ours',
  'POST /auth/login/init body.identifier': CONTACT,
  'POST /auth/login/verify body.identifier': CONTACT,
  'GET /signup/check-existing query.phone': CONTACT,
  'GET /signup/check-email query.email': CONTACT,
  'POST /signup/init body.email': CONTACT,
  'POST /signup/init body.phone': CONTACT,
  'POST /contact-change body.contact': CONTACT,
  'POST /guardian-consent/ask body.contact': 'anybody may be asked: nobody looks whether the contact is known',
  'GET /guardian-consent/link/:token params.token': 'a link is for whoever has it (`guardian-link.test.ts`)',
  'POST /signup/init body.affiliationCode': 'a school or partner',
  'GET /signup/validate-affiliation-code query.code': 'a school or partner',
  'POST /coupon/validate body.code': 'a coupon is for whoever has it',
  'GET /colleges/:id params.id': COLLEGE,
  'GET /colleges/:id/cutoffs params.id': COLLEGE,
  'GET /mhtcet-colleges/code/:code params.code': COLLEGE,
  'GET /josaa-colleges/:id params.id': COLLEGE,
  'GET /josaa-colleges/:id/cutoffs params.id': COLLEGE,
  'GET /josaa-colleges/:id/csab params.id': COLLEGE,
  'GET /josaa-colleges/name/:name params.name': COLLEGE,
  'GET /predictor/runs/:id/results query.college': COLLEGE,
  'GET /predictor/runs/:id/results query.kind': 'a kind of college',
  'GET /predictor/runs/:id/results query.seat': 'a kind of seat',
  'GET /predictor/runs/:id/results query.seat[]': 'a kind of seat',
  'GET /predictor/runs/:id/results query.branch': 'a branch of engineering',
  'GET /predictor/runs/:id/results query.branch[]': 'a branch of engineering',
  'GET /pin-codes/:prefix params.prefix': 'the first digits of PIN codes: the same table for everybody',
  'GET /predictor/colleges/:exam/:collegeId params.collegeId': COLLEGE,
  'GET /money/colleges/:exam/:code params.code': COLLEGE,
  'POST /family/:token/comments body.name': FREE_TEXT,
  'POST /lists body.name': FREE_TEXT,
  'PATCH /lists/:id body.name': FREE_TEXT,
  'POST /lists/:id/duplicate body.name': FREE_TEXT,
  'POST /lists body.choices[]': LINE,
  'PUT /lists/:id/choices body.choices[]': LINE,
  'POST /lists/:id/choices body.choices[]': LINE,
  'GET /lists/:id/recommendations query.shown': LINE,
  'GET /lists/:id/recommendations query.reaches': LINE,
  'DELETE /lists/:id/choices/:choice params.choice': LINE,
  'POST /lists/:id/refusals body.choice': LINE,
  'DELETE /lists/:id/refusals/:choice params.choice': LINE,
  'GET /predictor/runs/:id/results/:choice params.choice': LINE,
  'PUT /rounds/:exam/allotments/:round body.choice': LINE,
  'PUT /rounds/:exam/result body.choice': LINE,
  'PUT /rounds/:exam/allotments/:round params.round': 'a round of the exam',
  'GET /season-plan query.capAbove': PREFERENCE,
  'GET /counseling/counselors/:id/slots params.id': 'a counsellor',
  'PUT /assessment/sittings/:id/answers body.answers[].item': 'a question of the assessment',
  'POST /agreements body.version': 'a version of the terms',
};

const OF_THE_SERVER = 'about the server and the contract, about nobody';
const STAND_IN = 'a stand-in for development, with tests of its own; production refuses to start with it unasked';

/** Routes outside the contract that name nothing in their address, and what they are. */
export const ROUTES: Readonly<Record<string, string>> = {
  'GET /metrics': OF_THE_SERVER,
  'GET /healthz': OF_THE_SERVER,
  'GET /readyz': OF_THE_SERVER,
  'GET /openapi.json': OF_THE_SERVER,
  'GET /api/docs': OF_THE_SERVER,
  'GET /api/docs.css': OF_THE_SERVER,
  'POST /payments/callback/sandbox': 'signed by the gateway; tells nothing',
  'GET /webhooks/whatsapp': 'asked by Meta with a shared secret; tells nothing',
  'POST /webhooks/whatsapp': 'signed by Meta; tells nothing',
  'POST /webhooks/mail': 'sent by the mail service with a shared secret; tells nothing',
  'GET /payments/return/sandbox': 'signed by the gateway for whoever paid; tells plan and amount, and no name',
  'GET /rounds/mht-cet/calendar.ics': 'the official calendar',
  'GET /rounds/josaa/calendar.ics': 'the official calendar',
  'GET /sandbox-gateway/pay': STAND_IN,
  'POST /sandbox-gateway/pay': STAND_IN,
  'POST /sandbox-gateway/answer': STAND_IN,
  'GET /sandbox-gateway/style.css': STAND_IN,
  'GET /dev/inbox': STAND_IN,
  'GET /dev/inbox.json': STAND_IN,
  'GET /dev/inbox.css': STAND_IN,
};
