import type { Configuration } from 'webpack';
import { remoteConfigurations as configureRemote } from '../build/remote-configuration.ts';
import { readRepositoryName } from '../build/workspace.ts';

/** What a team's webpack.config.mjs exports: both compilations of its remote, the browser's first. */
export const remoteConfigurations = (): Configuration[] => configureRemote(readRepositoryName());
