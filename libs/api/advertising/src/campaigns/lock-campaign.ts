import { type Database, problem, versionConflict } from '@heizplatz/api-platform';
import { type CampaignRow, lockCampaignRow } from './campaign-repository';
import { presentCampaign } from './present-campaign';

/** The campaign for an update; nobody else changes it meanwhile. Throws NOT_FOUND, or VERSION_CONFLICT when it is another by now. */
export async function lockCampaign(
  tx: Database,
  { id, version, day }: { id: number; version: number; day: string },
): Promise<CampaignRow> {
  const known = await lockCampaignRow(tx, id);
  if (!known) throw problem('NOT_FOUND');
  if (known.version !== version) throw versionConflict(await presentCampaign(tx, id, day));
  return known;
}
