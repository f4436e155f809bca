import type { Handler } from '../http/define-handler';
import { answerReportScriptError } from './report-script-error';

export const errorTraceHandlers: readonly Handler[] = [answerReportScriptError];
