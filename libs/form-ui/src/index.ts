export { toBody } from './form/to-body';
export type { ContractFormSetup } from './form/contract-form-setup';
export { useContractForm, type ContractForm } from './form/use-contract-form';
export { parseWholeNumber } from './form/use-fields';
export type { BodySchema, FormValues } from './form/contract-resolver';
export { fieldIssues, type Issues } from './issues/field-issues';
export { getFieldByPath } from './issues/field-names';
export { refusedFields } from './issues/refused-fields';
export { useIssueText, type IssueLabels } from './issues/use-issue-text';
