import type { Handler } from '../http/calls/define-handler';
import { reportPageView } from '../release-health/report-page-view';
import { reportScriptError } from './report-script-error';

export const errorTraceHandlers: readonly Handler[] = [reportScriptError, reportPageView];
