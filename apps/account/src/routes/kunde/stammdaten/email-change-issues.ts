import { EmailAddress } from '@heizplatz/contract';
import { fieldIssues, type FormValues } from '@heizplatz/form-ui';
import * as v from 'valibot';

const Asked = v.object({ NewEmailAddress: EmailAddress, Password: v.pipe(v.string(), v.minLength(1, 'REQUIRED')) });

export const emailChangeIssues = (typed: FormValues) => fieldIssues(Asked, typed);
