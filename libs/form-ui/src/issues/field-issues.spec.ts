import { ProblemError } from '@heizplatz/api-client';
import * as v from 'valibot';
import { fieldIssues } from './field-issues';
import { refusedFields } from './refused-fields';

const Form = v.object({ Name: v.pipe(v.string(), v.nonEmpty()), Phone: v.pipe(v.string(), v.digits('PHONE_INV')) });

describe('fieldIssues', () => {
  it('answers nothing for what fits', () => {
    expect(fieldIssues(Form, { Name: 'Anna', Phone: '030' })).toEqual({});
  });

  it("answers the schema's code, and REQUIRED where it has none", () => {
    expect(fieldIssues(Form, { Name: '', Phone: 'abends' })).toEqual({ Name: 'REQUIRED', Phone: 'PHONE_INV' });
  });
});

describe('refusedFields', () => {
  it("reads the form's fields out of the server's paths", () => {
    const errors = [
      { path: 'body.Address.Phone', code: 'PHONE_INV' },
      { path: 'body.Password', code: 'PASSWORD_SHORT' },
    ];
    const refused = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'VALIDATION', errors };
    expect(refusedFields(new ProblemError(refused))).toEqual({ Phone: 'PHONE_INV', Password: 'PASSWORD_SHORT' });
  });

  it('is empty while nothing was refused', () => {
    expect(refusedFields(null)).toEqual({});
  });
});
