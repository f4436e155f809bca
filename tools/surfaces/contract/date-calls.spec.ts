import { defineCall, IDENTIFIED, openPicklist, type Schema } from '@heizplatz/contract';
import * as v from 'valibot';
import { dateCalls } from './date-calls';
import { describeContract } from './describe-contract';

const getCall = (id: string, response: v.ObjectEntries, query: v.ObjectEntries = {}, replacedBy?: string) => ({
  ...defineCall({
    ...{ id, summary: id, method: 'GET', path: `/api/${id}`, access: IDENTIFIED, csrf: false },
    ...{ query: v.object(query) as Schema, response: v.object(response) as Schema },
  }),
  ...(replacedBy !== undefined && { replacedBy }),
});
const report = (version: string, ...calls: ReturnType<typeof getCall>[]) => ({
  version,
  calls: describeContract(calls),
});
const ROOM = { Id: v.number(), State: openPicklist(v.picklist(['free'])) };
const BEFORE = report('1.3.0', getCall('room', ROOM));
const since = { room: '1.1.0' };

it.each<[string, ReturnType<typeof getCall>, string]>([
  ['stays as it is', getCall('room', ROOM), '1.1.0'],
  [
    'gets a field of the response that may be absent',
    getCall('room', { ...ROOM, Name: v.optional(v.string()) }),
    '1.1.0',
  ],
  [
    'gets one more code of an open enumeration in the response, which no API of before sends',
    getCall('room', { ...ROOM, State: openPicklist(v.picklist(['free', 'taken'])) }),
    '1.1.0',
  ],
  ['is replaced by another', getCall('room', ROOM, {}, 'rooms'), '1.1.0'],
  [
    'gets a required field of the response, which a newer remote demands',
    getCall('room', { ...ROOM, Name: v.string() }),
    '1.4.0',
  ],
  [
    'takes a parameter more, which a newer remote may send',
    getCall('room', ROOM, { page: v.optional(v.string()) }),
    '1.4.0',
  ],
])('a call that %s', (_, call, expected) => {
  expect(dateCalls(BEFORE, report('1.4.0', call), since)).toEqual({ room: expected });
});

it('a new call is there since its version, and one that is gone is listed no more', () => {
  expect(dateCalls(BEFORE, report('1.4.0', getCall('rooms', ROOM)), since)).toEqual({ rooms: '1.4.0' });
});

it('without a report of before all calls are of the version now', () => {
  expect(dateCalls(null, BEFORE, null)).toEqual({ room: '1.3.0' });
});
