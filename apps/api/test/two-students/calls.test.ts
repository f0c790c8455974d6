import { done, endpoint } from '@dakhila/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { namingPlaces, pathPlaces, registeredCalls } from './calls.ts';

test('a new call cannot name a thing without being noticed, however deep and in whatever form', () => {
  const added = endpoint('POST /lists/:id/send/:how', 'student', {
    summary: 'Made up',
    params: z.object({ id: z.uuid(), how: z.enum(['email', 'whatsapp']) }),
    query: z.object({ ticketId: z.optional(z.int()), count: z.optional(z.int()) }),
    body: z.strictObject({ to: z.array(z.object({ booking: z.nullable(z.uuid()) })), isUrgent: z.boolean() }),
    response: done,
  });
  expect(namingPlaces(added)).toEqual([
    'POST /lists/:id/send/:how params.id',
    'POST /lists/:id/send/:how query.ticketId',
    'POST /lists/:id/send/:how body.to[].booking',
  ]);
  expect(pathPlaces('GET /lists/:id.csv')).toEqual(['GET /lists/:id.csv params.id']);
});

test('routes are read as the server prints them, and a line that cannot be read is an error', () => {
  const printed = [
    '├── /healthz (GET, HEAD)',
    '└── /api/v1/lists (GET, HEAD, POST)',
    '    ├── /:id(^[0-9a-f-]+).csv (GET, HEAD)',
    '    └── /:id (DELETE)',
    '        └── /seen (POST)',
  ];
  expect(registeredCalls(printed.join('\n'))).toEqual([
    ...['GET /healthz', 'GET /lists', 'POST /lists', 'GET /lists/:id.csv', 'DELETE /lists/:id', 'POST /lists/:id/seen'],
  ]);
  expect(() => registeredCalls('└── /lists')).toThrow('What route is this?');
});
