export { staffAuditHandlers } from './staff-audit/staff-audit-handlers';
export { staffReleasesHandlers } from './staff-releases/staff-releases-handlers';
export { staffSearchHandlers } from './staff-search/staff-search-handlers';
export { staffSystemHandlers } from './staff-system/staff-system-handlers';
export { staffTasks } from './staff-tasks/schema';
export { staffTasksHandlers } from './staff-tasks/staff-tasks-handlers';
export { staffViews } from './staff-views/schema';
export { staffViewsHandlers } from './staff-views/staff-views-handlers';
