import { inviteToRate, sweepReports } from '@heizplatz/api-after-sales';
import { flushContents, publishPlanned } from '@heizplatz/api-content';
import { endOutlived, deleteRetainedOrders, sendPriceAlerts, sweepNotifications } from '@heizplatz/api-customers';
import { fillCommissionsJob, sweepOrderExports, writeOrderExport } from '@heizplatz/api-finance';
import { sweepSessions } from '@heizplatz/api-identity';
import {
  settleCredit,
  sweepAuthorisations,
  sweepProcesses,
  sweepRequests,
  voidAuthorisation,
  watchAnswers,
} from '@heizplatz/api-ordering';
import { type JobDefinition, sendMails, sweep, sweepFiles } from '@heizplatz/api-platform';
import { dailyPrices } from '@heizplatz/api-pricing';

/** Every job there is; one line an area. */
export const ALL_JOBS: readonly JobDefinition[] = [
  dailyPrices,
  endOutlived,
  fillCommissionsJob,
  flushContents,
  inviteToRate,
  publishPlanned,
  deleteRetainedOrders,
  sendMails,
  sendPriceAlerts,
  settleCredit,
  sweep,
  sweepAuthorisations,
  sweepFiles,
  sweepNotifications,
  sweepOrderExports,
  sweepProcesses,
  sweepReports,
  sweepRequests,
  sweepSessions,
  voidAuthorisation,
  watchAnswers,
  writeOrderExport,
];
