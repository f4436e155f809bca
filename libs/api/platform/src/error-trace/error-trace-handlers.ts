import type { Handler } from '../http/define-handler';
import { reportScriptError } from './report-script-error';

export const errorTraceHandlers: readonly Handler[] = [reportScriptError];
