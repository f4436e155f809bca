import type { TestInfo } from '@playwright/test';

const PROJECTS: readonly string[] = ['de-desktop', 'at-mobile', 'ch-mobile'];

/** For journeys that are long and alike on every width: each site once, and both widths. */
export const isOtherWidth = ({ project }: TestInfo): boolean => !PROJECTS.includes(project.name);
