import { problemDocument } from '../problems/problem';
import { versionConflict } from './version-conflict';

it('a version conflict is 409 and carries what is saved by now', () => {
  const current = { Version: 4, Name: 'Brennstoffhandel Nord' };
  const document = problemDocument(versionConflict(current), 'r1');
  expect(document).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', context: { Current: current } });
});
