import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCall, IDENTIFIED, openPicklist } from '@heizplatz/contract';
import * as v from 'valibot';
import { checkReport } from '../check-report';
import { compareContracts } from './compare-contracts';
import { formatContractReport, parseContractReport } from './contract-report';
import { describeContract } from './describe-contract';

const root = mkdtempSync(join(tmpdir(), 'contract-gate-'));
const file = join(root, 'report.json');
beforeEach(() => void jest.spyOn(console, 'log').mockReset());
afterAll(() => rmSync(root, { recursive: true }));

interface Fields {
  readonly states?: readonly string[];
  readonly kinds?: readonly string[];
  readonly body?: v.ObjectEntries;
  readonly response?: v.ObjectEntries;
}

/** A contract of one call, whose response has an enumeration that is open and one that is not. */
function getReport(version: string, { states = ['open', 'paid'], kinds = ['a', 'b'], body, response }: Fields = {}) {
  const call = defineCall({
    ...{ id: 'pay', summary: 'Pays', method: 'POST', path: '/api/pay', access: IDENTIFIED, csrf: true },
    body: v.object(body ?? { State: v.picklist(['open', 'paid']), Note: v.string() }),
    response: v.object(
      response ?? { State: openPicklist(v.picklist(states)), Kind: v.picklist(kinds), Id: v.number() },
    ),
  });
  return { version, calls: describeContract([call]) };
}

/** What the gate says to the sources after it has recorded version 1.4.0; null: it writes them. */
function gate(version: string, fields: Fields): readonly string[] | null {
  writeFileSync(file, formatContractReport(getReport('1.4.0')));
  const surface = {
    ...{ command: 'npm run contract', file: 'report.json', versionFile: 'version.ts', advice: 'serve both.' },
    current: getReport(version, fields),
    ...{ parse: parseContractReport, format: formatContractReport },
    compare: (before: ReturnType<typeof getReport>, after: ReturnType<typeof getReport>) =>
      compareContracts(before.calls, after.calls),
  };
  const faults = checkReport(surface, { isWriting: true, root });
  const written = parseContractReport(readFileSync(file, 'utf8')).version;
  expect(written).toBe(faults.length > 0 ? '1.4.0' : version);
  return faults.length > 0 ? faults : null;
}

const BODY = { State: v.picklist(['open', 'paid']), Note: v.string() };

it.each<[string, string, Fields]>([
  ['a value more of a response', 'response.State may be "late" as well', { states: ['open', 'paid', 'late'] }],
  [
    'a value more of a request',
    'body.State may be "late" as well',
    { body: { ...BODY, State: v.picklist(['open', 'paid', 'late']) } },
  ],
])('%s is a minor: refused without one, and passes with it', (_, text, fields) => {
  expect(gate('1.4.0', fields)).toEqual(
    expect.arrayContaining([`  minor  pay: ${text}`, expect.stringMatching(/has to be 1.5.0 or higher, it is 1.4.0/)]),
  );
  expect(gate('1.5.0', fields)).toBeNull();
});

it.each<[string, string, Fields]>([
  ['a value less', 'body.State may no longer be "paid"', { body: { ...BODY, State: v.picklist(['open']) } }],
  [
    'a field less',
    'response.Id is gone',
    { response: { State: openPicklist(BODY.State), Kind: v.picklist(['a', 'b']) } },
  ],
  [
    'a new limit',
    'body.Note has a new limit: maxLength 9',
    { body: { ...BODY, Note: v.pipe(v.string(), v.maxLength(9)) } },
  ],
  ['a value more where readers know no other', 'response.Kind may be "c" as well', { kinds: ['a', 'b', 'c'] }],
])('%s is a major: refused without one, and passes with it, said in either case', (_, text, fields) => {
  for (const version of ['1.4.0', '1.5.0'])
    expect(gate(version, fields)).toEqual(
      expect.arrayContaining([
        `  major  pay: ${text}`,
        expect.stringMatching(/has to be 2.0.0 or higher/),
        'serve both.',
      ]),
    );
  expect(console.log).not.toHaveBeenCalled();
  expect(gate('2.0.0', fields)).toBeNull();
  expect(console.log).toHaveBeenCalledWith(`  major  pay: ${text}`);
});
