import { sendAnonymously } from '@heizplatz/api-client';
import { CALLS, type SlotItem } from '@heizplatz/contract';
import { type RefObject, useEffect } from 'react';
import { watchSeen } from './watch-seen';
import { watchFollowed } from './watch-followed';

/** Counts an advert as seen, once, and each time that one of its links is followed: numbers without a visitor. */
export function useCounting(host: RefObject<HTMLElement | null>, item: SlotItem): void {
  const { SlotId, CampaignId, AdvertId } = item;
  useEffect(() => {
    if (!host.current) return;
    const body = { SlotId, CampaignId, AdvertId };
    const stopSeeing = watchSeen(host.current, () => sendAnonymously(CALLS.countImpression, { body }));
    const stopFollowing = watchFollowed(host.current, () => sendAnonymously(CALLS.countClick, { body }));
    return () => {
      stopSeeing();
      stopFollowing();
    };
  }, [host, SlotId, CampaignId, AdvertId]);
}
