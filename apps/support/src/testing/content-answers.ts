import { ProblemError } from '@heizplatz/api-client';

export const PREVIEW_LINK = {
  ...{ Path: '/vorschau/7.1.x', Address: 'http://localhost:4200/vorschau/7.1.x' },
  ExpiresAt: '2026-11-28T11:00:00.000Z',
};

/** The refusal of a save over somebody else's newer version. */
export const conflict = (Current: unknown): ProblemError =>
  new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });
