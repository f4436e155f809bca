/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the shell's own code, bundled for the bench alone */
import { createServerRemotes } from '../../../apps/shell/src/server/releases/server-remotes';
import { runRenderer } from './run-renderer.ts';

/** Remotes loaded from their releases' folders, as the shell's server does. */
runRenderer(createServerRemotes);
