import { fillCommissionsJob } from '../commissions/fill-commissions';
import { flushContents } from '../content/flush-contents';
import { settleCredit } from '../credit/settle-credit';
import { purgeKeptOrders } from '../customers/purge-kept-orders';
import { sweepFiles } from '../files/sweep-files';
import { sweepSessions } from '../identity/sweep-sessions';
import { sendPriceAlerts } from '../notifications/send-price-alerts';
import { sweepNotifications } from '../notifications/sweep-notifications';
import { sweepOrderExports, writeOrderExport } from '../order-export/write-order-export';
import { sweepProcesses } from '../order-process/sweep-processes';
import { watchAnswers } from '../orders/watch-answers';
import { sendMails } from '../outbox/send-mails';
import { dailyPrices } from '../prices/daily-prices';
import { sweepAuthorisations } from '../ratepay/sweep-authorisations';
import { voidAuthorisation } from '../ratepay/void-authorisation';
import { publishPlanned } from '../staff-content/publish-planned';
import { endOutlived } from '../retention/end-outlived';
import { sweepReports } from '../reports/sweep-reports';
import { sweepRequests } from '../requests/sweep-requests';
import { inviteToRate } from '../reviews/invite-to-rate';
import type { JobDefinition } from '../jobs/define-job';
import { sweep } from '../jobs/sweep';

/** Every job there is; one line an area. */
export const ALL_JOBS: readonly JobDefinition[] = [
  dailyPrices,
  endOutlived,
  fillCommissionsJob,
  flushContents,
  inviteToRate,
  publishPlanned,
  purgeKeptOrders,
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
