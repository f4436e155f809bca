export { useContractForm, type ContractForm, type ContractFormSetup } from './form/use-contract-form';
export type { BodySchema, FormValues } from './form/contract-resolver';
export { fieldIssues, type Issues } from './issues/field-issues';
export { fieldOfPath } from './issues/field-names';
export { refusedFields } from './issues/refused-fields';
export { useIssueText, type IssueWords } from './issues/use-issue-text';
