import { EmailAddress } from '@heizplatz/contract';
import { fieldIssues, type FormValues } from '@heizplatz/form-ui';
import * as v from 'valibot';

const Query = v.object({ NewEmailAddress: EmailAddress, Password: v.pipe(v.string(), v.minLength(1, 'REQUIRED')) });

export const emailChangeIssues = (values: FormValues) => fieldIssues(Query, values);
