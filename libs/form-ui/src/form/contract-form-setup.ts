import type { ProblemError } from '@heizplatz/api-client';
import type { InferOutput } from 'valibot';
import type { Issues } from '../issues/field-issues';
import type { BodySchema, FormValues } from './contract-resolver';

interface FormState {
  readonly problem: ProblemError | null;
  readonly values: FormValues;
}

export interface ContractFormSetup<S extends BodySchema> {
  /** Tells a page's forms apart; the PostForm's. */
  readonly name: string;
  /** The body of the call that is made. */
  readonly schema: S;
  /** What the fields begin with; their names are the body's and those that the form posts. */
  readonly values: FormValues;
  /** The body, out of what was typed; absent: the values are the body. */
  readonly read?: (values: FormValues) => unknown;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: (values: FormValues) => Issues;
  /** The form's field in a path of the body; absent: by the last of its parts that is a field. */
  readonly toField?: (path: string) => string;
  /** Whether a refused form of this name is this one, where a page has several. */
  readonly owns?: (values: FormValues) => boolean;
  /** Of a refused form the values that the fields hold otherwise than they are typed: numbers. */
  readonly fromTyped?: (values: FormValues) => FormValues;
  /** A code in words. */
  readonly issueText: (code: string, state: FormState) => string | undefined;
  /** Fields' names in the error summary; absent: the message alone. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Leads the ids of the fields; absent: one of React's own. '' where a page has one form only. */
  readonly id?: string;
  /** The fields are as at the beginning once it was sent. */
  readonly clears?: boolean;
  /** Fields that nobody typed into follow newer `values`; without, what the page began with stays. */
  readonly follows?: boolean;
  /** A short form without an error summary: the first wrong field takes the focus. */
  readonly focusesField?: boolean;
  /** Makes the call. What follows (a toast, another page) belongs here too. */
  readonly save: (body: InferOutput<S>, values: FormValues) => Promise<unknown>;
}
