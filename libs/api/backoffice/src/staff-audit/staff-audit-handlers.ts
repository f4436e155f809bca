import type { Handler } from '@heizplatz/api-platform';
import { auditList } from './audit-list';
import { auditChoices } from './audit-choices';

export const staffAuditHandlers: readonly Handler[] = [...auditList.handlers, auditChoices];
