import type { Handler } from '@heizplatz/api-platform';
import { auditList } from './audit-list';
import { answerAuditChoices } from './get-audit-choices';

export const staffAuditHandlers: readonly Handler[] = [...auditList.handlers, answerAuditChoices];
