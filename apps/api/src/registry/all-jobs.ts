import { inviteToRate, cleanUpContentReports } from '@heizplatz/api-after-sales';
import { flushContents, publishPlanned } from '@heizplatz/api-content';
import { endOutlived, deleteRetainedOrders, sendPriceAlerts, cleanUpNotifications } from '@heizplatz/api-customers';
import { fillCommissionsJob, cleanUpOrderExports, writeOrderExport } from '@heizplatz/api-finance';
import { cleanUpSessions } from '@heizplatz/api-identity';
import {
  settleCredit,
  cleanUpAuthorisations,
  cleanUpProcesses,
  cleanUpInquiries,
  voidAuthorisation,
  watchResponses,
} from '@heizplatz/api-ordering';
import { type JobDefinition, sendMails, cleanUp, cleanUpFiles } from '@heizplatz/api-platform';
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
  cleanUp,
  cleanUpAuthorisations,
  cleanUpFiles,
  cleanUpNotifications,
  cleanUpOrderExports,
  cleanUpProcesses,
  cleanUpContentReports,
  cleanUpInquiries,
  cleanUpSessions,
  voidAuthorisation,
  watchResponses,
  writeOrderExport,
];
