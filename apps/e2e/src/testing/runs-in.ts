import type { TestInfo } from '@playwright/test';

/** The sites and widths of playwright.config.ts in which a journey tells something new. */
export const runsIn = ({ project }: TestInfo, ...projects: readonly string[]): boolean =>
  projects.includes(project.name);

/** For journeys that are long and alike on every width: each site once, and both widths. */
export const EACH_SITE_ONCE = ['de-desktop', 'at-mobile', 'ch-mobile'] as const;
