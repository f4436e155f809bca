import type { Handler } from '../http/calls/define-handler';
import { reportScriptError } from './report-script-error';

export const errorTraceHandlers: readonly Handler[] = [reportScriptError];
