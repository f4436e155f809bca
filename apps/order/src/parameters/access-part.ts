import type { AccessConditionsInput } from '@heizplatz/contract';

/** What a group of questions needs of the form. */
export interface AccessPart {
  readonly conditions: AccessConditionsInput;
  readonly change: (part: Partial<AccessConditionsInput>) => void;
  readonly errorOf: (field: string) => string | undefined;
}
