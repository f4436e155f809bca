import type { ProblemError } from '@heizplatz/api-client';
import type { InferOutput } from 'valibot';
import type { Issues } from '../issues/field-issues';
import type { BodySchema, FormValues } from './contract-resolver';

interface FormState {
  readonly problem: ProblemError | null;
  readonly values: FormValues;
}

export interface ContractFormSetup<S extends BodySchema> {
  /** Distinguishes a page's forms; the PostForm's. */
  readonly name: string;
  /** The body of the call that is made. */
  readonly schema: S;
  /** What the fields begin with; their names are the body's and those that the form posts. */
  readonly values: FormValues;
  /** Creates the body from the input; absent: the values are the body. */
  readonly read?: (values: FormValues) => unknown;
  /** What the schema cannot know: code by field. */
  readonly furtherIssues?: (values: FormValues) => Issues;
  /** The form's field in a path of the body; absent: by the last of its parts that is a field. */
  readonly toField?: (path: string) => string;
  /** Whether a refused form of this name is this one, where a page has several. */
  readonly owns?: (values: FormValues) => boolean;
  /** For a refused form: the values that the fields hold in another format than entered: numbers. */
  readonly fromTyped?: (values: FormValues) => FormValues;
  /** The message for a code. */
  readonly issueText: (code: string, state: FormState) => string | undefined;
  /** Fields' names in the error summary; absent: the message alone. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Leads the ids of the fields; absent: one of React's own. '' where a page has one form only. */
  readonly id?: string;
  /** The fields are as at the beginning once it was sent. */
  readonly clears?: boolean;
  /** Fields without input follow newer `values`; if absent, the page's initial values stay. */
  readonly follows?: boolean;
  /** A short form without an error summary: the first wrong field takes the focus. */
  readonly focusesField?: boolean;
  /** Makes the call. What follows (a toast, another page) belongs here too. */
  readonly save: (body: InferOutput<S>, values: FormValues) => Promise<unknown>;
}
