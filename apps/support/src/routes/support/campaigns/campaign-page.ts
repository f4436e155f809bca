import type { NumberedPage } from '../../../shared/staff-table/numbered-page';

/** What the page of a campaign knows from its loader. */
export interface CampaignPage extends NumberedPage {
  /** Users with read access only have no form. */
  readonly mayWrite: boolean;
}
