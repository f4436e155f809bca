export { activeTraceId } from './active-trace';
export { bringsToken, isAdmitted } from './admitted-machines';
export { logOptions, type LogSettings, openLog } from './open-log';
