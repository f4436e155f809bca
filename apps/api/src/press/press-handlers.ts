import type { Handler } from '../http/define-handler';
import { pressPictureHandlers } from './press-pictures';
import { pressPriceHandlers } from './press-prices';

export const pressHandlers: readonly Handler[] = [...pressPictureHandlers, ...pressPriceHandlers];
