import { isPersonal, listTexts, personal, ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { type Access, ANYONE } from './access.ts';
import { type Call, defineCall, isRevalidated } from './call.ts';
import * as CALLS from './calls.ts';

const CALLERS = Object.values<Call>(CALLS);
const OUTSIDE: readonly string[] = [ROLES.press, ROLES.advertisingPartner];

/** Whether somebody else than the owner of the data and our own people may call: visitors, dealers, the press, advertisers. */
function isForStrangers(access: Access): boolean {
  if (access.kind === 'roles') return access.anyOf.some((role) => OUTSIDE.includes(role));
  return ['anyone', 'accounts', 'dealer-key'].includes(access.kind);
}

/** What of a response tells of somebody; of a file whose content nobody describes, that. */
const personalPaths = ({ response, fileResponse }: Call): readonly string[] =>
  listTexts(response).flatMap(({ path, mark }) => {
    if (fileResponse && !mark) return ['the file'];
    return isPersonal(mark) ? [path] : [];
  });

function findFaults(call: Call): readonly string[] {
  const { id, access, reveals } = call;
  const paths = personalPaths(call);
  if (!isForStrangers(access)) return reveals ? [`${id} is for its owner or staff alone, and needs no reveals`] : [];
  if (paths.length === 0) return reveals ? [`${id} answers with nothing personal, and needs no reveals`] : [];
  if (!reveals)
    return [`${id} answers strangers with ${paths.join(', ')}: leave it out, or say why they may (reveals)`];
  if (isRevalidated(call) && reveals !== 'published')
    return [`${id} sends everybody the same response, which may hold what is published alone`];
  return [];
}

const isSecret = (part: Call['body']): boolean =>
  part !== undefined && listTexts(part).some(({ mark }) => isPersonal(mark) && mark.of === 'secret');

it('no call tells a stranger, a dealer, the press or an advertiser of a person without a reason', () => {
  expect(CALLERS.filter(({ access }) => isForStrangers(access)).length).toBeGreaterThan(100);
  expect(CALLERS.flatMap(findFaults)).toEqual([]);
});

it.each(CALLERS.filter(({ reveals }) => reveals === 'mailed-link' || reveals === 'order-dealer'))(
  '$id asks for the secret of its link',
  ({ params, query, body }) => expect([params, query, body].some(isSecret)).toBe(true),
);

describe('a call that was not thought of', () => {
  const Review = v.object({ Id: v.number(), Author: v.optional(personal('customer', v.string())) });
  const call: Call = defineCall({
    ...{ id: 'find', summary: 'Reviews', method: 'GET', path: '/api/find', access: ANYONE, csrf: false },
    response: v.array(Review),
  });

  it.each<[string, Partial<Call>, readonly string[]]>([
    ['tells everybody', {}, ['find answers strangers with [].Author: leave it out, or say why they may (reveals)']],
    [
      'tells dealers',
      { access: { kind: 'dealer-key' } },
      ['find answers strangers with [].Author: leave it out, or say why they may (reveals)'],
    ],
    [
      'is a file',
      { fileResponse: true, response: v.unknown() },
      ['find answers strangers with the file: leave it out, or say why they may (reveals)'],
    ],
    [
      'is cached',
      { reveals: 'own', tags: ['a'], cacheSeconds: 9 },
      ['find sends everybody the same response, which may hold what is published alone'],
    ],
    [
      'has no need',
      { reveals: 'own', response: v.number() },
      ['find answers with nothing personal, and needs no reveals'],
    ],
    [
      'is its owner’s',
      { reveals: 'own', access: { kind: 'customers' } },
      ['find is for its owner or staff alone, and needs no reveals'],
    ],
    ['says why', { reveals: 'published', tags: ['a'], cacheSeconds: 9 }, []],
    ['is its owner’s alone', { access: { kind: 'identified' } }, []],
  ])('%s', (_, fields, faults) => expect(findFaults({ ...call, ...fields })).toEqual(faults));
});
